import paddle
from paddle import jit, nn
from paddle.static import InputSpec


# %%
class Net(nn.Layer):
    def forward(self, x):
        return x * 2


net = Net()
net.eval()
paddle.jit.save(net, "exported/net")  # errata: hit


# %%
class Model(nn.Layer):
    def forward(self, x):
        return x + 1


def export(path):
    model = Model()
    model.set_state_dict(paddle.load("weights.pdparams"))
    jit.save(model, path)  # errata: hit


# %%
class Model(paddle.nn.Layer):
    def forward(self, x):
        return x + 1


paddle.jit.save(layer=Model(), path="m")  # errata: hit


# %%
class Net(nn.Layer):
    def forward(self, x):
        return x * 2


net = Net()
paddle.jit.save(net, "exported/net", input_spec=[InputSpec([None, 2], "float32")])  # errata: ok


# %%
class Net(nn.Layer):
    @paddle.jit.to_static
    def forward(self, x):
        return x * 2


net = Net()
net(paddle.ones([4, 2]))
paddle.jit.save(net, "exported/net")  # errata: ok

# %%
loaded = paddle.jit.load("exported/net")
paddle.jit.save(loaded, "exported/copy")  # errata: ok
