"""Raises in code whose file does not exist."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame

exec(compile('raise ValueError("the words of this error")', '/nowhere/else.py', 'exec'))
