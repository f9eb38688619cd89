"""Draw words by nucleus sampling: from the most likely ones, up to 0.9 of the probability."""

import torch

torch.manual_seed(0)
scores = torch.tensor([
    [1.0, 2.0, 0.5, 1.5, 0.0],
    [3.0, 0.2, 2.5, 0.1, 1.0],
    [0.0, 0.5, 9.0, 0.3, 0.1],
])
words = []
for logits in scores:
    kept, order = logits.softmax(dim=-1).sort(descending=True)
    kept[kept.cumsum(dim=-1) - kept > 0.9] = 0
    words.append(order[torch.multinomial(kept, 1)].item())

result = torch.tensor(words[2])
assert result == 2
