"""Large warriors: four dials on one base (M2-MDIAL), and chariots among them (M2-CHARIOT)."""
