### Réflexion faite : ce qui part après un instant, ce qui se confirme, ce qui ne peut rien faire

table-pause = Ta réponse, pas encore envoyée
js-pause-idle = { "{label}" } : vraiment ?
js-pause-go-moment = Envoyer
js-pause-go-always = Confirmer
js-pause-go-idle = Le faire quand même
js-pause-said-moment = Envoi : { "{label}" }. Échap pour annuler.
js-pause-said-always = { "{label}" } : Entrée pour confirmer, Échap pour annuler.
js-pause-said-idle = { "{label}" } : vraiment ? Entrée pour le faire quand même, Échap pour annuler.
js-pause-back = Annulé : rien n’a été envoyé.
