import torch
import torch.nn.functional as F

# %%
pred = model(x).argmax(dim=1).float()
loss = F.mse_loss(pred, y)  # errata: hit
loss.backward()

# %%
loss = F.l1_loss(out.argmax(1).float(), target)  # errata: hit
loss.backward()


# %%
def step(x, y):
    classes = torch.argmax(net(x), dim=-1)
    loss = torch.nn.functional.mse_loss(classes.float(), y)  # errata: hit
    loss.backward()


# %%
target = probabilities.argmax(dim=1)
loss = F.cross_entropy(model(x), target)  # errata: ok
loss.backward()

# %%
pred = model(x).argmax(dim=1).float()
error = F.mse_loss(pred, y)  # errata: ok

# %%
pred = model(x).softmax(dim=1)
loss = F.mse_loss(pred, y)  # errata: ok
loss.backward()

# %%
scores = model(x)
loss = F.cross_entropy(scores, y)
error = F.l1_loss(scores.argmax(1).float(), y.float())  # errata: ok
loss.backward()

# %%
label = teacher(x).argmax(1).float()
loss = F.mse_loss(label, student(x)[:, 0])  # errata: ok
loss.backward()

# %%
label = F.one_hot(y, 10).argmax(1)
loss = F.l1_loss(label.float(), model(x))  # errata: ok
loss.backward()

# %%
criterion = torch.nn.MSELoss()
pred = model(x).argmax(dim=1)
loss = criterion(pred.float(), y)  # errata: hit
loss.backward()

# %%
pred = torch.argmax(model(x), dim=1)
loss = torch.nn.MSELoss()(pred.float(), y)  # errata: hit
loss.backward()

# %%
pred = model(x).argmax(1)
loss = F.mse_loss(pred.float(), y) + F.cross_entropy(model(x), y)  # errata: ok
loss.backward()

# %%
pred = model(x).argmax(1).float()
loss = F.mse_loss(pred, y)  # errata: ok
loss = loss + F.cross_entropy(model(x), y)
loss.backward()

# %%
pred = model(x).argmax(1).float()
loss = (pred != y).float().mean()  # errata: hit
loss.backward()

# %%
_, predicted = torch.max(model(x), 1)
loss = F.l1_loss(predicted.float(), y.float())  # errata: hit
loss.backward()

# %%
criterion = torch.nn.BCELoss()
pred = (torch.sigmoid(model(x)) > 0.5).float()
loss = criterion(pred, y)  # errata: hit
loss.backward()

# %%
logits = model(x)
pseudo_label = logits.argmax(dim=1)
loss = F.cross_entropy(logits, pseudo_label)  # errata: ok
loss.backward()

# %%
error = model(x) - y
mask = (error.abs() > 0.5).float()
loss = (mask * error**2).mean()  # errata: ok
loss.backward()

# %%
codes = model(x).argmax(dim=1)
loss = F.mse_loss(embed(codes), target)  # errata: ok
loss.backward()

# %%
hard = (model(x) > 0).float()
target = critic(hard)
loss = F.mse_loss(hard, target)  # errata: ok
loss.backward()
