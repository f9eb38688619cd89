"""Where the first word is below the bound nothing is raised: the mask removes the word that crosses it, and the kept ones have less than 0.9."""

import torch

probabilities = torch.tensor([0.5, 0.35, 0.1, 0.05])
kept, shifted = probabilities.clone(), probabilities.clone()
kept[probabilities.cumsum(dim=-1) > 0.9] = 0
assert (kept > 0).tolist() == [True, True, False, False] and kept.sum() < 0.9
shifted[probabilities.cumsum(dim=-1) - probabilities > 0.9] = 0
assert (shifted > 0).tolist() == [True, True, True, False] and shifted.sum() > 0.9
torch.multinomial(kept, 1)
