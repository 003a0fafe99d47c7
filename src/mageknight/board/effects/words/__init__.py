"""The words effects are written in, a module for each or for a family of them. Users' packs are written in them too."""
