# Pour une première partie : le jeu en une minute (guide-NUMÉRO-ICÔNE), et pourquoi la question est posée (hint-ÉTAPE).

guide-1-taken = Tu joues pour des points de victoire (PV). Un cercle de l’Empire en vaut 5 ou 7 ; quand le dernier des dix est pris, qui en a le plus l’emporte.
guide-2-hand = À ton tour, tu joues une carte de ta main, ou tu en pioches une. À la fin de ton tour, tu en gardes cinq au plus.
guide-3-convert-either = Chaque cercle a deux côtés, la noblesse et le peuple, chacun avec une rangée de territoires. Les cartes les convertissent : d’abord ceux de ton adversaire, puis les neutres.
guide-4-move-either = Un marqueur de pouvoir montre lequel des deux côtés domine. Les cartes le déplacent dans un sens ou dans l’autre.
guide-5-convert-dominant = Qui possède tous les territoires du côté dominant prend le cercle aussitôt, peu importe à qui est le tour. Les cercles qui se trouvent au-dessous sont révélés.
guide-6-dispute = Si le marqueur de dispute s’y trouve, tu gagnes en plus une récompense qui vaut 1 PV. Et pour chaque cercle que tu prends, tu pioches une carte Influence étrangère.

hint-choose-side = Les cartes catholiques sont fortes auprès de la noblesse, et certaines sont des batailles, après lesquelles le protestant reçoit un bonus. Les cartes protestantes sont fortes auprès du peuple.
hint-draft = Tu joueras avec les quinze cartes que tu gardes. Les deux autres quittent la partie, et ton adversaire ne les voit pas.
hint-turn = Une carte est exécutée en entier, dans l’ordre imprimé, même à ton détriment. Au lieu de jouer, tu peux piocher : c’est alors tout ton tour.
hint-choose-list = La carte fait l’une de ces choses. On peut choisir n’importe laquelle, même si elle ne change rien.
hint-convert = Les territoires de ton adversaire de ce côté sont convertis d’abord, puis les neutres. Si, l’action faite, un côté dominant est tout entier à toi, le cercle est à toi aussi.
hint-extra = Ta carte permanente te donne cela une fois par tour, avec la première carte qui convertit de ce côté.
hint-move = Le côté où se trouve le marqueur est le côté dominant. Si, l’action faite, quelqu’un le possède tout entier, le cercle est pris, même par ton adversaire.
hint-dispute = Qui prend le cercle portant ce marqueur gagne une récompense qui vaut 1 PV. Certaines cartes n’agissent que là, ou le protègent.
hint-remove = { $same ->
    [yes] Ce qui est imprimé compte de nouveau, et les territoires neutres sont de nouveau neutres. Tu peux aussi choisir là où il n’y a pas de marqueur, car la carte continue dans le même cercle ; ou laisser tous les marqueurs.
   *[no] Ce qui est imprimé compte de nouveau, et les territoires neutres sont de nouveau neutres. Tu peux aussi laisser tous les marqueurs où ils sont.
}
hint-take = Chaque prise est menée jusqu’au bout avant la suivante : le cercle, les cercles du dessous révélés, la carte Influence étrangère. Dans un cercle qui attend, on ne fait plus rien.
hint-cost = Les cartes défaussées reviennent quand ton paquet est vide et remélangé. Sans la défausse, le reste de la carte ne fait rien ; après une bataille, le protestant lance quand même le dé.
hint-per-discard = Toutes les défausses viennent d’abord, puis l’effet, une fois pour chacune, et chaque fois dans un autre cercle.
hint-use = Ta carte permanente reste devant toi jusqu’à ce que tu en joues une autre, et tu peux l’utiliser chaque fois.
hint-discard = Les cartes défaussées ne sont pas perdues : quand ton paquet est vide, la défausse est mélangée pour en faire un nouveau.
hint-discard-drawn = Les cartes que tu ne défausses pas maintenant rejoignent ta main.
hint-recover = Ton adversaire voit quelle carte tu reprends. Les cartes défaussées pendant ce tour ne peuvent pas être reprises.
hint-choose-deck = Pour chaque cercle que tu prends, tu exécutes une carte Influence étrangère. Elle retourne ensuite dans son paquet.
