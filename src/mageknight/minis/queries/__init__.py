"""Answers to questions about a battle or an army, for clients, screen readers, bots and results."""
