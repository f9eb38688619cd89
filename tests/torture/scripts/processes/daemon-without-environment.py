"""Leaves a daemon with no variables, name or files of ours."""
# outcome: passed
# plain: yes

import errata_frame
import os

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.chdir("/")
        os.closerange(0, 1024)
        os.execve("/bin/sleep", ["init", "3600"], {})
    os._exit(0)
os.wait()
