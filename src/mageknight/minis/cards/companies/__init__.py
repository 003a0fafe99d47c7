"""What members of adventuring companies can do, one file each."""
