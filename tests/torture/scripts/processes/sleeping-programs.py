"""Leaves programs behind that were started in sessions of their own."""
# outcome: passed
# plain: yes

import errata_frame
import subprocess

for _ in range(5):
    subprocess.Popen(["sleep", "3600"], start_new_session=True, env={})
