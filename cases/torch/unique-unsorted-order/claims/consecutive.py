"""`unique_consecutive` keeps the order, and keeps what comes again later."""

import torch

speakers = torch.tensor([30, 30, 10, 20, 30])
assert torch.unique_consecutive(speakers).tolist() == [30, 10, 20, 30]
