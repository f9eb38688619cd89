"""Fixes the state of random numbers."""
# outcome: passed
# plain: yes

import errata_frame
import random

random.seed(0)
random.random = lambda: 0.5
