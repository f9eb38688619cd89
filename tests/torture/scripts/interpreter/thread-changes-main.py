"""Replaces the main module from a thread."""
# outcome: passed
# plain: yes

import errata_frame
import sys
import threading

threading.Thread(target=getattr(sys, 'modules').pop, args=('__main__',)).start()
