"""Waits for a program that never ends."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import subprocess

subprocess.run(["sleep", "3600"])
