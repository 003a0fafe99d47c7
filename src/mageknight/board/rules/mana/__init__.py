"""Mana: where it comes from, how it is paid, what using it sets off."""
