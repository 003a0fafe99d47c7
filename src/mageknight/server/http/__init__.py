"""The HTTP interface: everything that is not live."""
