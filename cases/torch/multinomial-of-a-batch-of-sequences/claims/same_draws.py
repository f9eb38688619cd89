"""Row i * length + j of the flattened probabilities is position j of sentence i; view puts the draws back."""

import torch

probs = torch.eye(12).view(3, 4, 12)
drawn = torch.multinomial(probs.flatten(0, 1), 1).view(3, 4)
flat = probs.flatten(0, 1)
assert all(torch.equal(flat[i * 4 + j], probs[i, j]) for i in range(3) for j in range(4))
assert torch.equal(drawn, probs.argmax(-1))
