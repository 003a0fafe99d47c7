"""From set-up to the score: the opening, drafts, auctions, wagers, chance."""
