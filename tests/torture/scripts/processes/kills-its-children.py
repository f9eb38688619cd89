"""Starts programs and kills them."""
# outcome: passed
# plain: yes

import errata_frame
import subprocess

running = [subprocess.Popen(["sleep", "3600"]) for _ in range(5)]
for process in running:
    process.kill()
