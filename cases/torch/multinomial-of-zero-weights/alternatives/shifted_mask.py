"""The mask is shifted by one: the first word is never removed, nor the one that crosses the bound."""

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
    remove = kept.cumsum(dim=-1) > 0.9
    remove[..., 1:] = remove[..., :-1].clone()
    remove[..., 0] = False
    kept[remove] = 0
    words.append(order[torch.multinomial(kept, 1)].item())

result = torch.tensor(words[2])
assert result == 2
