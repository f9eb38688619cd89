import torch
import torch.nn.functional as F
from torch import nn

# %%
loss = F.cross_entropy(out, y, reduction="none")
loss.backward()  # errata: hit

# %%
F.mse_loss(out, y, reduction="none").backward()  # errata: hit

# %%
loss = weights * torch.nn.functional.binary_cross_entropy_with_logits(out, y, reduction="none")
loss.backward()  # errata: hit

# %%
criterion = nn.CrossEntropyLoss(reduction="none")
loss = criterion(out, y)
loss.backward()  # errata: hit

# %%
criterion = nn.MSELoss(reduction="none")
loss = criterion(out, y) * weights
scaler.scale(loss).backward()  # errata: hit

# %%
loss = F.mse_loss(out, y, reduction="none") / accumulated
loss.backward()  # errata: hit

# %%
criterion = nn.MSELoss(reduction="none")
loss = (criterion(out, y) * weights).sum()
scaler.scale(loss).backward()  # errata: ok

# %%
criterion = nn.MSELoss(reduction="none")
loss = criterion(out, y)
loss = loss.mean()
scaler.scale(loss).backward()  # errata: ok

# %%
loss = F.cross_entropy(out, y, reduction="none").mean()
loss.backward()  # errata: ok

# %%
loss = F.cross_entropy(out, y, reduction="none")
loss.mean().backward()  # errata: ok

# %%
loss = F.cross_entropy(out, y, reduction="none")
loss.backward(torch.ones_like(loss))  # errata: ok

# %%
loss = F.cross_entropy(out, y, reduction="none")
loss = (loss * mask).sum() / mask.sum()
loss.backward()  # errata: ok

# %%
loss = F.cross_entropy(out, y)
loss.backward()  # errata: ok

# %%
criterion = nn.BCEWithLogitsLoss(reduction="none")
loss = criterion(out, y)
loss = loss * mask
loss.backward()  # errata: hit

# %%
criterion = nn.BCEWithLogitsLoss(reduction="none")
loss = criterion(out, y)
loss = loss * mask
loss = loss.sum() / mask.sum()
loss.backward()  # errata: ok

# %%
criterion = nn.BCEWithLogitsLoss(reduction="none")
loss = criterion(out, y).mean()
loss = loss * scale
loss.backward()  # errata: ok

# %%
criterion = nn.BCEWithLogitsLoss(reduction="none")
loss = criterion(out, y)
loss = loss.mean()
loss = loss * scale
loss.backward()  # errata: ok

# %%
each = F.l1_loss(out, y, reduction="none")
loss = each * mask
loss.backward()  # errata: hit

# %%
each = F.l1_loss(out, y, reduction="none")
each = each.mean(dim=1).mean()
loss = each * scale
loss.backward()  # errata: ok

# %%
each = F.l1_loss(out, y, reduction="none")
loss = each * mask
loss = loss.sum() / mask.sum()
loss.backward()  # errata: ok
