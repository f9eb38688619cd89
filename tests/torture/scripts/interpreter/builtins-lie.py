"""Makes built-in functions lie."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import builtins

builtins.len = lambda value: 10**9
builtins.isinstance = builtins.issubclass = builtins.hasattr = lambda *a: True
builtins.open = builtins.repr = builtins.str = lambda *a, **k: "lies"
builtins.print = builtins.Exception = builtins.BaseException = builtins.SystemExit = None
raise ValueError('the words of this error')
