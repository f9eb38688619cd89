import paddle
from paddle import nn

# %%
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU())
paddle.save(model, "model.pdparams")  # errata: hit


# %%
class Net(nn.Layer):
    def forward(self, x):
        return x


net = Net()
net.eval()
paddle.save(net, path="net.pdparams")  # errata: hit


# %%
class Net(paddle.nn.Layer):
    def forward(self, x):
        return x


class Trainer:
    def __init__(self):
        self.net = Net()

    def save(self, path):
        paddle.save(self.net, path)  # errata: hit


# %%
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU())
paddle.save(model.state_dict(), "model.pdparams")  # errata: ok

# %%
paddle.save({"model": net.state_dict(), "epoch": 3}, "last.pdparams")  # errata: ok

# %%
paddle.jit.save(model, "exported", input_spec=[spec])  # errata: ok
