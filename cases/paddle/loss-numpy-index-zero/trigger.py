import paddle
import paddle.nn.functional as F
from paddle import nn

# %%
criterion = nn.CrossEntropyLoss()
for x, y in loader:
    loss = criterion(net(x), y)
    loss.backward()
    total += loss.numpy()[0]  # errata: hit


# %%
def validate(net, loader):
    return [F.mse_loss(net(x), y).numpy()[0] for x, y in loader]  # errata: hit


# %%
accuracy = paddle.mean(right.astype("float32"))
print("accuracy", accuracy.numpy()[0])  # errata: hit

# %%
criterion = nn.CrossEntropyLoss()
loss = criterion(net(x), y)
total += loss.item()  # errata: ok
total += float(loss.numpy())

# %%
losses = F.cross_entropy(net(x), y, reduction="none")
first = losses.numpy()[0]  # errata: ok

# %%
scores = net(x)
first = scores.numpy()[0]  # errata: ok
