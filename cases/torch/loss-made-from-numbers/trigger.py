import torch

# %%
loss = torch.tensor(losses).mean()
loss.backward()  # errata: hit

# %%
total = torch.tensor([a.item(), b.item()]).sum()
total.backward()  # errata: hit

# %%
def step():
    loss = torch.tensor(value)
    loss.backward()  # errata: hit

# %%
loss = torch.stack(losses).mean()
loss.backward()  # errata: ok

# %%
loss = torch.tensor(3.0, requires_grad=True)
loss.backward()  # errata: ok

# %%
loss = sum(losses) / len(losses)
loss.backward()  # errata: ok
