import torch
import torch.nn.functional as F

# %%
loss = F.cross_entropy(torch.softmax(logits, dim=1), labels)  # errata: hit


# %%
def criterion(logits, labels):
    return F.cross_entropy(F.softmax(logits, dim=-1), labels, reduction="sum")  # errata: hit


# %%
loss = torch.nn.functional.cross_entropy(model(x).softmax(1), y)  # errata: hit

# %%
loss = F.cross_entropy(logits, labels)  # errata: ok

# %%
loss = F.cross_entropy(student, torch.softmax(teacher, dim=1))  # errata: ok

# %%
loss = F.nll_loss(torch.log(torch.softmax(logits, dim=1)), labels)  # errata: ok

# %%
loss = F.cross_entropy(F.log_softmax(logits, dim=1), labels)  # errata: ok
