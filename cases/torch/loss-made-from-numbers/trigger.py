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

# %%
parts = [mse(a, b).item(), mse(c, d).item()]
loss = torch.mean(torch.tensor(parts))
loss.backward()  # errata: hit

# %%
loss = torch.tensor(losses, device=device).mean()
loss.backward()  # errata: hit

# %%
loss = torch.tensor(0.0)
for x, y in batches:
    loss += criterion(model(x), y)
loss.backward()  # errata: ok

# %%
loss = torch.tensor(0.0)
for x, y in batches:
    loss = loss + criterion(model(x), y)
loss.backward()  # errata: ok

# %%
x = torch.tensor(2.0)
x.requires_grad_()
x.backward()  # errata: ok

# %%
x = torch.tensor(2.0)
x.requires_grad = True
x.backward()  # errata: ok

# %%
total = torch.tensor(0.0)
if use_kl:
    total = total + kl(p, q)
total.backward()  # errata: ok

# %%
total = torch.tensor(0.0)
for x, y in batches:
    total.add_(criterion(model(x), y))
total.backward()  # errata: ok


# %%
loss = torch.FloatTensor([first.item(), second.item()]).mean()
loss.backward()  # errata: hit

# %%
loss = torch.tensor(0.0)
for state in states:
    loss -= policy(state).log_softmax(-1)[0]
loss.backward()  # errata: ok

# %%
if use:
    loss = model(x).mean()
else:
    loss = torch.tensor(0.0)
if loss.requires_grad:
    loss.backward()  # errata: ok

# %%
total = torch.tensor(mse.item() + 0.1 * penalty.item(), dtype=torch.float32)
total.backward()  # errata: hit

# %%
loss = torch.tensor(0.0, device="cuda")
for batch in batches:
    loss, outputs = accumulate(loss, batch)
loss.backward()  # errata: ok
