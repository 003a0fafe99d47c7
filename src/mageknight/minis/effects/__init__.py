"""What abilities, spells and moments are: objects with hooks that rules ask, and the parts of numbers they bring."""
