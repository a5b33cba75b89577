"""The `triptych` command. It knows no particular game: what there is comes from the registry, what is said from the game's words."""
