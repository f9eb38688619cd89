"""Raises a group of exceptions with causes."""
# outcome: raised
# type: ExceptionGroup
# plain: yes
# message: several words (2 sub-exceptions)

import errata_frame

first = ValueError("a")
first.__cause__ = KeyError("b")
raise ExceptionGroup("several words", [first, ExceptionGroup("more", [TypeError("c")])])
