import paddle
from paddle import nn, optimizer

# %%
image = paddle.to_tensor(pixels, stop_gradient=False)
opt = paddle.optimizer.Adam(learning_rate=0.01, parameters=image)  # errata: hit

# %%
layer = nn.Linear(2, 2)
opt = optimizer.SGD(0.1, parameters=layer)  # errata: hit

# %%
layer = nn.Linear(2, 2)
opt = paddle.optimizer.AdamW(parameters=layer.state_dict())  # errata: hit

# %%
layer = nn.Linear(2, 2)
opt = paddle.optimizer.AdamW(parameters=layer.parameters())  # errata: ok

# %%
image = paddle.to_tensor(pixels, stop_gradient=False)
opt = paddle.optimizer.Adam(learning_rate=0.01, parameters=[image])  # errata: ok

# %%
layer = nn.Linear(2, 2)
opt = optimizer.SGD(0.1, parameters=[layer.weight, layer.bias])  # errata: ok
