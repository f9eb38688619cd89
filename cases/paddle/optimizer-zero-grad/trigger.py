import paddle
import torch

# %%
optimizer = paddle.optimizer.Adam(parameters=model.parameters())
loss.backward()
optimizer.step()
optimizer.zero_grad()  # errata: hit


# %%
class Trainer:
    def __init__(self, model):
        self.optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())

    def step(self, loss):
        self.optimizer.zero_grad(set_to_none=True)  # errata: hit
        loss.backward()


# %%
model = paddle.nn.Sequential(paddle.nn.Linear(4, 3))
model.zero_grad()  # errata: hit

# %%
optimizer = paddle.optimizer.Adam(parameters=model.parameters())
optimizer.clear_grad()  # errata: ok

# %%
optimizer = torch.optim.Adam(model.parameters())
optimizer.zero_grad()  # errata: ok

# %%
model = paddle.nn.Linear(4, 3)
model.clear_gradients()  # errata: ok
