import torch

# %%
loss = torch.tensor([part.item() for part in parts], requires_grad=True).sum()
optimizer.zero_grad()
loss.backward()  # errata: hit

# %%
loss = torch.tensor(value, requires_grad=True)
loss.backward()  # errata: hit

# %%
def step(model, batch):
    total = torch.tensor(model(batch).item()).requires_grad_(True)
    total.backward()  # errata: hit

# %%
weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight * inputs).sum()
loss.backward()  # errata: ok

# %%
loss = torch.stack(parts).sum()
loss.backward()  # errata: ok

# %%
scale = torch.tensor(2.0, requires_grad=True)
loss = criterion(model(x) * scale, y)
loss.backward()  # errata: ok


# %%
x = torch.tensor(3.0, requires_grad=True)
x.backward()  # errata: ok


# %%
predicted = model(x).argmax(dim=1)
loss = torch.nn.functional.l1_loss(predicted.float(), y.float())
loss.requires_grad = True  # errata: hit
loss.backward()


# %%
criterion = torch.nn.MSELoss()
loss = criterion(model(x), y)
loss.requires_grad_(True)  # errata: ok
loss.backward()


# %%
loss = torch.tensor(0.0, requires_grad=True)
for x, y in batches:
    loss = loss + criterion(model(x), y)
loss.backward()  # errata: ok


# %%
loss = torch.autograd.Variable(criterion(model(x), y).data, requires_grad=True)
loss.backward()  # errata: hit


# %%
loss = torch.tensor(torch.stack(parts).sum(), requires_grad=True)
loss.backward(retain_graph=True)  # errata: hit


# %%
x = torch.autograd.Variable(image.data, requires_grad=True)
loss = criterion(model(x), y)
loss.backward(retain_graph=True)  # errata: ok
