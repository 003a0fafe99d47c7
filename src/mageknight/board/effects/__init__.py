"""Effects: `words` that several pieces share, `pieces` with words of their own, and what both are built on.

Loading the content walks through all of them, so none has to be listed.
"""
