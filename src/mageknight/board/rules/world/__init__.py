"""The map: ground, movement, exploring, sites, cities and their people."""
