import torch

# %%
mask = torch.triu(torch.ones(n, n)).byte()
scores = scores.masked_fill(mask, float("-inf"))  # errata: hit

# %%
def attend(scores, padding):
    scores.masked_fill_(padding.byte(), -1e9)  # errata: hit
    return scores

# %%
class Loss(torch.nn.Module):
    def forward(self, x, length):
        keep = torch.zeros(length, dtype=torch.uint8)
        return x.masked_select(keep)  # errata: hit

# %%
def clear(x, mask):
    mask = mask.to(torch.uint8)
    x[mask] = 0.0  # errata: hit
    return x

# %%
mask = torch.triu(torch.ones(n, n)).bool()
scores = scores.masked_fill(mask, float("-inf"))  # errata: ok

# %%
mask = torch.triu(torch.ones(n, n)).byte()
scores = scores.masked_fill(mask == 0, float("-inf"))  # errata: ok

# %%
mask = torch.triu(torch.ones(n, n)).byte()
scores = scores.masked_fill(mask.bool(), float("-inf"))  # errata: ok

# %%
mask = torch.triu(torch.ones(n, n)).byte()
kept = scores[mask]  # errata: ok

# %%
mask = (scores > 0).byte()
scores[mask] = float("-inf")  # errata: hit

# %%
mask = labels.ne(-100).byte()
out[mask] = torch.zeros(3)  # errata: ok

# %%
changed = torch.where((x > 0).byte(), x, y)  # errata: ok

# %%
def causal(scores):
    n = scores.size(-1)
    mask = torch.tril(torch.ones(n, n, dtype=torch.uint8))
    return scores.masked_fill(mask == 0, -1e9).masked_fill_(1 - mask, -1e9)  # errata: hit


causal(torch.randn(2, 4, 4))

# %%
x = torch.randn(3, 4)
keep = torch.zeros(3, 4, dtype=torch.uint8)
keep[0] = 1
values = torch.masked_select(x, keep)  # errata: hit

# %%
mask = torch.zeros(5, dtype=torch.uint8)
x = torch.randn(5)
x[mask] = torch.tensor([])  # errata: ok
x[mask.long()] = 0  # errata: ok
