"""No batch came, and the outputs are joined."""

import torch

outputs = []
torch.cat(outputs)
