"""The path of a checkpoint is loaded as its content."""

import torch

torch.nn.Linear(2, 2).load_state_dict("model.pt")
