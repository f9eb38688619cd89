"""The backend of a compilation has a typing error."""

import torch

torch.compile(torch.nn.Linear(1, 1), backend="inductr")(torch.zeros(1, 1))
