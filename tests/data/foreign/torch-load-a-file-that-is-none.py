"""The path of a checkpoint has a typing error."""

import torch

torch.load("/nonexistent/model.pt")
