"""Replaces built-in functions and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import builtins

for name in ("len", "isinstance", "issubclass", "getattr", "str", "open", "list", "type", "print"):
    setattr(builtins, name, None)
raise ValueError('the words of this error')
