"""Units: specials, defence, activation, banners, bonds."""
