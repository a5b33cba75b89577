# Warum ein Bot einen Zug besser findet als einen anderen, auf Deutsch. $part steht im Akkusativ hinter „durch“.

reason-number = { $whole },{ $tenth }
reason-gain-first = +{ $number } Punkte durch { $part }
reason-loss-first = −{ $number } Punkte durch { $part }
reason-gain = +{ $number } durch { $part }
reason-loss = −{ $number } durch { $part }
reason-rivals-more = { $players ->
    [2] { $number } Punkte mehr für den Gegner
   *[other] { $number } Punkte mehr für jeden Gegner
}
reason-rivals-less = { $players ->
    [2] { $number } Punkte weniger für den Gegner
   *[other] { $number } Punkte weniger für jeden Gegner
}
reason-rest = { $part } im Übrigen
reason-list = { $first }, { $next }

reason-better = { $why }; Siegchance { $chance } % statt { $other } %.
reason-better-either-way = { $why }; Siegchance in beiden Fällen { $chance } %.
reason-all-the-same = Siegchance { $chance } % statt { $other } %, obwohl die größten Unterschiede dagegen sprechen: { $why }.
reason-all-the-same-either-way = Siegchance in beiden Fällen { $chance } %; die größten Unterschiede sprechen sogar dagegen: { $why }.
reason-only-chance = Siegchance { $chance } % statt { $other } %; nichts gibt für sich allein den Ausschlag.
reason-only-either-way = Siegchance in beiden Fällen { $chance } %; vieles Kleine gibt den Ausschlag.
reason-equal = Praktisch gleich gut: Siegchance in beiden Fällen { $chance } %.
reason-nearly-equal = Praktisch gleich gut: Siegchance { $chance } % oder { $other } %.
reason-too-close = Zu nah beieinander für ein Urteil: Siegchance { $chance } % oder { $other } %.
