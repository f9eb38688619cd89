"""Puts other modules in the place of os, json and traceback."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import sys
import types

loaded = getattr(sys, "modules")
for name in ("os", "json", "traceback", "warnings", "threading", "posixpath", "__main__"):
    loaded[name] = types.ModuleType(name)
raise ValueError('the words of this error')
