"""Prints half a character, and raises in half a character."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import os

os.write(1, '\u20ac'.encode()[:2])
os.write(2, '\u20ac'.encode()[:1])
raise ValueError('the words of this error \ud83d \udc00 \x00 \x1b[31m')
