"""The wire: messages, answers and the sentences in them."""
