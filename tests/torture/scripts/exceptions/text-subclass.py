"""Raises with a text that lies about itself."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: the words of this error

import errata_frame

class Text(str):
    def encode(self, *a):
        raise ValueError

    def __len__(self):
        return 10**9


class Odd(Exception):
    def __str__(self):
        return Text('the words of this error')


raise Odd
