"""Raises what has a metaclass that refuses every question."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: the words of this error

import errata_frame

class Meta(type):
    def __getattribute__(cls, name):
        raise ValueError(name)


class Odd(Exception, metaclass=Meta):
    pass


raise Odd('the words of this error')
