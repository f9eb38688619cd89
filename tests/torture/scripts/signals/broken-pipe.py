"""Ends by SIGPIPE, whose default it restored."""
# outcome: crashed
# signal: SIGPIPE
# plain: yes

import errata_frame
import os
import signal

signal.signal(signal.SIGPIPE, signal.SIG_DFL)
reader, writer = os.pipe()
os.close(reader)
os.write(writer, b"x")
