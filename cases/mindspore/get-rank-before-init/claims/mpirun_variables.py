# releases: >=2.8
"""Without init() the variables of `mpirun` are not read: the answer is rank 0 of 1."""

import os

from mindspore import communication

for name in ("RANK_ID", "RANK_SIZE"):
    os.environ.pop(name, None)
os.environ.update(OMPI_COMM_WORLD_RANK="1", OMPI_COMM_WORLD_SIZE="2")
assert (communication.get_rank(), communication.get_group_size()) == (0, 1)
