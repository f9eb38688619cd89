import mindspore as ms
import mindspore.nn as nn

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm2d(3)
        self.head = nn.Dense(3, 2)

    def construct(self, x):
        return self.head(self.norm(x).mean((2, 3)))


net = Net()
optimizer = nn.Adam(net.trainable_params())
criterion = nn.CrossEntropyLoss()


def forward(x, y):
    return criterion(net(x), y)


grad_fn = ms.value_and_grad(forward, None, optimizer.parameters)  # errata: hit
for x, y in data:
    loss, grads = grad_fn(x, y)
    optimizer(grads)

# %%
from mindspore import value_and_grad

model = nn.SequentialCell([nn.Dense(4, 4), nn.Dropout(p=0.2), nn.Dense(4, 2)])
opt = nn.Momentum(model.trainable_params(), 0.1, 0.9)
step = value_and_grad(lambda x: model(x).sum(), grad_position=None, weights=opt.parameters)  # errata: hit

# %%
def train(model, data):
    optimizer = nn.SGD(params=model.trainable_params(), learning_rate=0.1)

    def forward(x, y):
        return nn.MSELoss()(model(x), y)

    step = ms.value_and_grad(forward, None, model.trainable_params())  # errata: hit
    for x, y in data:
        optimizer(step(x, y)[1])


train(nn.SequentialCell(nn.Conv1d(3, 4, 3), nn.BatchNorm1d(4)), data)

# %%
net = nn.SequentialCell(nn.Dense(4, 4), nn.Dropout(p=0.2))
net.set_train()
optimizer = nn.Adam(net.trainable_params())
step = ms.value_and_grad(forward, None, optimizer.parameters)  # errata: ok

# %%
net = nn.SequentialCell(nn.Dense(4, 4), nn.LayerNorm([4]))
optimizer = nn.Adam(net.trainable_params())
step = ms.value_and_grad(forward, None, optimizer.parameters)  # errata: ok

# %%
net = nn.SequentialCell(nn.Dense(4, 4), nn.Dropout(p=0.2))
attack = ms.value_and_grad(forward, 0)  # errata: ok

# %%
net = nn.SequentialCell(nn.Dense(4, 4), nn.BatchNorm1d(4))
optimizer = nn.Adam(net.trainable_params())
ms.Model(net, nn.MSELoss(), optimizer).train(3, data)
saliency = ms.value_and_grad(forward, 0)  # errata: ok
