"""The moves at sites and with locals."""
