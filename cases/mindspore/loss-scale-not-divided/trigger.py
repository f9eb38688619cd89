import mindspore as ms
from mindspore import nn
from mindspore.amp import FixedLossScaleManager
from mindspore.train import Model

# %%
optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)  # errata: hit
model = Model(net, loss, optimizer, loss_scale_manager=FixedLossScaleManager(1024.0, drop_overflow_update=False))


# %%
def train(net, loss, args):
    manager = ms.FixedLossScaleManager(args.scale, False)
    optimizer = nn.SGD(net.trainable_params(), learning_rate=args.lr, momentum=0.9, weight_decay=1e-4)  # errata: hit
    return ms.Model(net, loss, optimizer, loss_scale_manager=manager)


# %%
manager = ms.amp.FixedLossScaleManager(loss_scale=128, drop_overflow_update=False)
optimizer = nn.Momentum(params=net.trainable_params(), learning_rate=0.1, momentum=0.9)  # errata: hit

# %%
optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9, loss_scale=1024.0)  # errata: ok
manager = FixedLossScaleManager(1024.0, drop_overflow_update=False)

# %%
optimizer = nn.Momentum(net.trainable_params(), lr, 0.9, 1e-4, scale)  # errata: ok
manager = FixedLossScaleManager(scale, False)

# %%
optimizer = nn.Momentum(net.trainable_params(), lr, 0.9)  # errata: ok
manager = FixedLossScaleManager(scale)

# %%
optimizer = nn.SGD(net.trainable_params(), lr)  # errata: ok
model = Model(net, loss, optimizer)
