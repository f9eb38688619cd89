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

# %%
opt = paddle.optimizer.Adam(learning_rate=0.001, weight_decay=0.01)  # errata: hit

# %%
opt = paddle.optimizer.Momentum(learning_rate=0.1, momentum=0.9)  # errata: hit

# %%
opt = paddle.optimizer.Adam(learning_rate=0.001, **options)  # errata: ok

# %%
opt = paddle.optimizer.SGD(0.1, net.parameters())  # errata: ok

# %%
opt = paddle.optimizer.Adam(parameters=net.parameters())  # errata: ok

# %%
paddle.enable_static()
opt = paddle.optimizer.Adam(learning_rate=0.001)  # errata: ok

# %%
weights = None if static else net.parameters()
opt = paddle.optimizer.Adam(learning_rate=0.001, parameters=weights)  # errata: ok

# %%
groups = [{"params": net.parameters(), "learning_rate": 0.1}]
opt = paddle.optimizer.Momentum(learning_rate=0.1, parameters=groups)  # errata: ok

# %%
import paddle.static as static

opt = paddle.optimizer.Adam(learning_rate=0.001)  # errata: ok
exe = static.Executor()

# %%
opt = paddle.optimizer.Adam(net.parameters())  # errata: hit

# %%
opt = optimizer.Momentum(0.1, momentum=0.9)  # errata: hit

# %%
opt = paddle.optimizer.Adam(net.parameters(), 0.001)  # errata: hit

# %%
opt = optimizer.Momentum(0.1, 0.9, net.parameters())  # errata: ok

# %%
if paddle.in_dynamic_mode():
    opt = paddle.optimizer.Adam(0.1, parameters=net.parameters())  # errata: ok
else:
    opt = paddle.optimizer.Adam(0.1)  # errata: ok
