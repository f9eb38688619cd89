"""The path of a scripted model has a typing error."""

import torch

torch.jit.load("/nonexistent/model.pt")
