import paddle
from paddle import optimizer

# %%
opt = paddle.optimizer.Adam(0.001)  # errata: hit

# %%
sgd = optimizer.SGD(learning_rate=0.1)  # errata: hit

# %%
def train(net):
    opt = paddle.optimizer.AdamW(learning_rate=scheduler)  # errata: hit
    loss(net).backward()
    opt.step()

# %%
opt = paddle.optimizer.Adam(0.001, parameters=net.parameters())  # errata: ok

# %%
scheduler = paddle.optimizer.lr.StepDecay(learning_rate=0.1, step_size=3)  # errata: ok

# %%
clip = paddle.nn.ClipGradByNorm(1.0)  # errata: ok
opt = optimizer.SGD(learning_rate=0.1, parameters=net.parameters(), grad_clip=clip)
