import mindspore as ms
from mindspore import nn


# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(4, 2)

    def construct(self, x):
        return self.fc(x)


net = Net()
optimizer = nn.Adam(net.parameters(), learning_rate=0.1)  # errata: hit
net.train()  # errata: hit
net.eval()  # errata: hit

# %%
head = nn.SequentialCell(nn.Dense(8, 4), nn.ReLU())
count = sum(p.size for p in head.parameters())  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x


net = Net()
optimizer = nn.Adam(net.trainable_params(), learning_rate=0.1)  # errata: ok
net.set_train()  # errata: ok

# %%
model = ms.Model(net, loss, optimizer)
model.eval(data)  # errata: ok


# %%
class Net(nn.Cell):
    def parameters(self):
        return self.trainable_params()


net = Net()
optimizer = nn.Adam(net.parameters(), learning_rate=0.1)  # errata: ok
