import paddle

# %%
loss = paddle.to_tensor([criterion(o, y) for o in outputs]).mean()  # errata: hit
loss.backward()

# %%
losses = [head(x).mean() for head in heads]
total = paddle.to_tensor(losses).sum()  # errata: hit
total.backward()


# %%
def step(parts):
    values = [f(p) for p in parts]
    paddle.to_tensor(values, dtype="float32").sum().backward()  # errata: hit


# %%
loss = paddle.stack([criterion(o, y) for o in outputs]).mean()  # errata: ok
loss.backward()

# %%
mean = paddle.to_tensor([float(v) for v in values]).mean()  # errata: ok

# %%
weights = paddle.to_tensor([0.1, 0.9]).sum()  # errata: ok
loss.backward()

# %%
accuracy = paddle.to_tensor([score(o, y) for o in outputs]).mean()  # errata: ok
loss.backward()

# %%
first, second = criterion(a, x), criterion(b, y)
total = paddle.to_tensor([first, second], stop_gradient=False)  # errata: hit
total.backward()

# %%
total = paddle.to_tensor(losses)  # errata: ok
print(total.mean())
loss.backward()

# %%
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)  # errata: ok
y = x * x
y.backward()

# %%
losses = []
for x, y in loader:
    losses.append(criterion(net(x), y))
total = paddle.to_tensor(losses).mean()  # errata: hit
total.backward()

# %%
seen = []
for x, y in loader:
    loss = criterion(net(x), y)
    loss.backward()
    seen.append(loss.item())
average = paddle.to_tensor(seen).mean()  # errata: ok

# %%
total = paddle.mean(paddle.to_tensor([criterion(o, y) for o in outputs]))  # errata: hit
total.backward()

# %%
losses = [criterion(net(x), y) for x, y in loader]
total = paddle.to_tensor(losses)  # errata: hit
total.mean().backward()

# %%
parts = paddle.to_tensor([first, second])  # errata: ok
(first + second).backward()
print(parts.mean())


# %%
loss = paddle.to_tensor(values)  # errata: ok
loss.stop_gradient = False
loss.mean().backward()

# %%
x = paddle.to_tensor(rows)  # errata: ok
x = net(x)
x.mean().backward()


# %%
total = paddle.to_tensor(weights).sum()  # errata: ok
total = total * criterion(net(x), y)
total.backward()


# %%
loss = criterion(net(x), y)
loss = paddle.to_tensor(loss, stop_gradient=False)  # errata: hit
loss.backward()


# %%
loss = paddle.to_tensor(start, stop_gradient=False)  # errata: ok
for x, y in loader:
    loss = loss + criterion(net(x), y)
loss.backward()
