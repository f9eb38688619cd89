import numpy as np
import paddle

# %%
error = model(x).numpy() - y.numpy()
loss = paddle.to_tensor(np.mean(error**2), stop_gradient=False)
loss.backward()  # errata: hit


# %%
def step(model, x, y):
    values = np.abs(model(x).numpy() - y).sum()
    loss = paddle.to_tensor(np.square(values))
    loss.backward()  # errata: hit


# %%
loss = paddle.to_tensor(criterion(model(x), y).numpy(), stop_gradient=False)
loss.backward()  # errata: hit

# %%
loss = ((model(x) - y) ** 2).mean()
loss.backward()  # errata: ok

# %%
scale = paddle.to_tensor(np.ones(3, "float32"))
loss = (model(x) * scale).sum()
loss.backward()  # errata: ok

# %%
seen = paddle.to_tensor(np.mean(history))
paddle.nn.functional.mse_loss(model(x), y).backward()  # errata: ok
