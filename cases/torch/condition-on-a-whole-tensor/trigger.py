import torch
import torch.nn.functional as F

# %%
per_class = torch.stack([accuracy(c) for c in classes])
if per_class > best:  # errata: hit
    best = per_class

# %%
scores = torch.cat([evaluate(b) for b in loader])
while scores < 0.9:  # errata: hit
    train()

# %%
losses = torch.stack(losses)
if epoch > 3 and losses < best:  # errata: hit
    save()

# %%
def check(parts, limit):
    total = torch.cat(parts, dim=0)
    if total >= limit:  # errata: hit
        raise ValueError

# %%
per_class = torch.stack([accuracy(c) for c in classes])
if per_class.mean() > best:  # errata: ok
    best = per_class.mean()

# %%
per_class = torch.stack([accuracy(c) for c in classes])
if (per_class > best).all():  # errata: ok
    best = per_class

# %%
losses = torch.stack(losses).mean()
if losses < best:  # errata: ok
    save()

# %%
total = torch.cat(parts)
if len(total) > 3:  # errata: ok
    total = total[:3]

# %%
loss = F.cross_entropy(logits, target, reduction="none")
if loss > 5.0:  # errata: hit
    skip()

# %%
for name, p in model.named_parameters():
    if torch.isnan(p.grad):  # errata: hit
        print("bad gradient in", name)

# %%
for p in model.parameters():
    if torch.isnan(p.grad).any():  # errata: ok
        skip()

# %%
loss = F.cross_entropy(logits, target)
if loss > 5.0 or torch.isnan(loss):  # errata: ok
    skip()

# %%
scores = logits.softmax(dim=-1)
if scores > 0.5:  # errata: hit
    keep(scores)

# %%
scores = logits.softmax(dim=-1)[0, 1]
if scores > 0.5:  # errata: ok
    keep(scores)

# %%
criterion = torch.nn.CrossEntropyLoss(reduction="none")
loss = criterion(logits, target)
assert loss < 100, loss  # errata: hit
if not loss > 0:  # errata: hit
    skip()
assert (loss < 100).all()  # errata: ok
assert loss.mean() < 100  # errata: ok
