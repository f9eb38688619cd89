"""Hangs in a finaliser at exit."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import time

class Odd:
    def __del__(self):
        time.sleep(3600)


kept = Odd()
