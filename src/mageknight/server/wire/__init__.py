"""What goes over the wire: messages, answers and the sentences in them."""
