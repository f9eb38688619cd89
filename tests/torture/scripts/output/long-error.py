"""Raises with a message of ten megabytes."""
# outcome: raised
# type: ValueError
# plain: yes
# timeout: 60
# message: the words of this error

import errata_frame

raise ValueError('the words of this error' * 1_000_000)
