# releases: >=2.5
"""Loading rounds a count of 5.67 down to an integer, and keeps it with `assign=True`."""

import torch

norm = torch.nn.BatchNorm1d(2)
state = norm.state_dict()
state["num_batches_tracked"] = torch.tensor(5.67)
norm.load_state_dict(state)
assert norm.num_batches_tracked == 5
assert norm.num_batches_tracked.dtype == torch.int64
norm.load_state_dict(state, assign=True)
assert norm.num_batches_tracked == torch.tensor(5.67)
