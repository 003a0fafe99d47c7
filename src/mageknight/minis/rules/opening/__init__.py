"""Before the first turn: edges, terrain, objectives, companies and domains, deployment."""
