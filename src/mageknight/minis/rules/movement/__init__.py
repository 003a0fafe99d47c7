"""Movement: of one figure, of formations, with somebody along, and setting figures down."""
