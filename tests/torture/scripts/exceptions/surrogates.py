"""Raises with half characters."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame

raise ValueError('the words of this error \udc80\ud800')
