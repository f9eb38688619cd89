"""More draws without replacement than there are classes."""

import torch

torch.multinomial(torch.ones(3), 5)
