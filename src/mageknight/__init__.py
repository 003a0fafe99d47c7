"""The Mage Knight games, playable. An unofficial work of fans."""

__version__ = "0.1.0"
