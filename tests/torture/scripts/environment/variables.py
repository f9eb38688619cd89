"""Clears and changes its environment variables."""
# outcome: passed
# plain: yes

import errata_frame
import os

os.environ.clear()
os.environ.update({'PYTHONPATH': '/nowhere', 'LD_PRELOAD': '/nowhere/else.so'})
