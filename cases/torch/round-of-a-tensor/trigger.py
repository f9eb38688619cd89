import torch
from torch import nn

# %%
loss = nn.functional.mse_loss(model(x), y)
print(round(loss, 4))  # errata: hit

# %%
accuracy = round(torch.mean(scores), 2)  # errata: hit


# %%
def report(scores, labels):
    error = torch.nn.functional.cross_entropy(scores, labels)
    return {"error": round(error, 3)}  # errata: hit


# %%
total = torch.sum(torch.stack(losses))
history.append(round(total, 4))  # errata: hit

# %%
loss = nn.functional.mse_loss(model(x), y)
print(round(loss.item(), 4))  # errata: ok

# %%
accuracy = round(float(torch.mean(scores)), 2)  # errata: ok

# %%
accuracy = torch.round(torch.mean(scores), decimals=2)  # errata: ok

# %%
accuracy = round(sum(hits) / len(hits), 2)  # errata: ok
