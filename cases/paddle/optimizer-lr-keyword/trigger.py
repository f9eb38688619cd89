import paddle
from paddle.optimizer import AdamW

# %%
optimizer = paddle.optimizer.SGD(model.parameters(), lr=0.1)  # errata: hit

# %%
optimizer = AdamW(lr=3e-4, parameters=model.parameters(), weight_decay=0.01)  # errata: hit

# %%
import paddle.optimizer as optim

optimizer = optim.Adam(params=model.parameters(), learning_rate=0.1)  # errata: hit

# %%
optimizer = paddle.optimizer.Adam(1e-3, parameters=model.parameters(), betas=(0.9, 0.98))  # errata: hit

# %%
optimizer = paddle.optimizer.Adam(0.05, parameters=model.parameters())  # errata: ok

# %%
optimizer = AdamW(learning_rate=3e-4, parameters=model.parameters(), beta1=0.9)  # errata: ok

# %%
schedule = paddle.optimizer.lr.StepDecay(0.1, step_size=30)  # errata: ok
optimizer = paddle.optimizer.SGD(schedule, parameters=model.parameters())  # errata: ok

# %%
import torch

optimizer = torch.optim.SGD(model.parameters(), lr=0.1)  # errata: ok
