"""Leaves files and folders without any right."""
# outcome: passed
# plain: yes

import errata_frame
import os

os.mkdir("torture-left")
open("torture-left/file", "w").close()
os.chmod("torture-left/file", 0)
os.chmod("torture-left", 0)
os.chmod(".", 0)
