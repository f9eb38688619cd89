"""Crashes with faulthandler on."""
# outcome: crashed
# signal: SIGSEGV
# plain: yes

import errata_frame
import ctypes

faulthandler = __import__('faulthandler')
faulthandler.enable()
ctypes.string_at(0)
