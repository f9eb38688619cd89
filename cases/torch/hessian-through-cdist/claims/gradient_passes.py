# releases: >=2.5
"""`grad` and `jacrev` pass."""

import torch
from torch.func import grad, jacrev

walls = torch.tensor([[3.0, 0.0], [0.0, 3.0]])
atoms = torch.zeros(3, 2)
grad(lambda atoms: torch.cdist(atoms, walls).sum())(atoms)
jacrev(lambda atoms: torch.cdist(atoms, walls))(atoms)
