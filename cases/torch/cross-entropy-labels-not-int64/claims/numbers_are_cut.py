"""Of numbers that are no classes .long() drops what stands behind the point: 0.9 becomes class 0."""

import torch

assert torch.tensor([0.9, 2.5]).long().tolist() == [0, 2]
