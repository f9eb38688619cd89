# releases: >=2.7
"""The rank and the size are read from RANK_ID and RANK_SIZE, and are 0 and 1 without them."""

import os

from mindspore import communication

for name in ("RANK_ID", "RANK_SIZE"):
    os.environ.pop(name, None)
assert (communication.get_rank(), communication.get_group_size()) == (0, 1)
os.environ.update(RANK_ID="1", RANK_SIZE="2")
assert (communication.get_rank(), communication.get_group_size()) == (1, 2)
