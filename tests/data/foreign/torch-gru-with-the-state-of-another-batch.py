"""The state of a full batch meets the last one."""

import torch

gru = torch.nn.GRU(8, 4)
_, state = gru(torch.zeros(5, 16, 8))
gru(torch.zeros(5, 9, 8), state)
