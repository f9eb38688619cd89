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
