import paddle
from paddle import nn

# %%
layer = nn.Linear(2, 2)
layer.weight[0] = 0.0  # errata: hit

# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(10, 3)
        self.embed.weight[0] = paddle.zeros([3])  # errata: hit

# %%
conv = paddle.nn.Conv2D(3, 8, 3)
conv.bias[:] = 0.1  # errata: hit

# %%
layer = nn.Linear(2, 2)
with paddle.no_grad():
    layer.weight[0] = 0.0  # errata: ok

# %%
layer = nn.Linear(2, 2)
layer.weight.set_value(paddle.zeros([2, 2]))  # errata: ok

# %%
layer = nn.Linear(2, 2)
row = layer.weight[0]  # errata: ok

# %%
layer = nn.Linear(2, 2)
layer.weight.stop_gradient = True
layer.weight[0] = 0.0  # errata: ok

# %%
layer = nn.Linear(2, 2)
layer.weight[0][1] = 0.0  # errata: ok

# %%
layer = nn.Linear(2, 2)
layer.weight.add_(noise)  # errata: hit

# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(10, 3)
        self.fc.weight.zero_()  # errata: hit

# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(10, 3)

    @paddle.no_grad()
    def reset(self):
        self.fc.weight[0] = 0.0  # errata: ok

# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(10, 3)

    def reset(self):
        self.fc.weight[0] = 0.0  # errata: hit

# %%
w = paddle.create_parameter([3, 3], "float32")
w[0] = 1.0  # errata: hit

# %%
layer = nn.Linear(2, 2)
w = layer.weight.numpy()
w[0] = 0.0  # errata: ok

# %%
def init(layer):
    with paddle.no_grad():
        layer = nn.Linear(2, 2)
        layer.weight.uniform_(-1, 1)  # errata: ok

# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.scale = self.create_parameter([3])
        self.scale[0] = 1.0  # errata: hit

    def shrink(self):
        self.scale.multiply_(paddle.full([3], 0.5))  # errata: hit

# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.scale = self.create_parameter([3])
        with paddle.no_grad():
            self.scale[0] = 1.0  # errata: ok

# %%
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
x[0] = 3.0  # errata: hit

# %%
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
x = x * 2
x[0] = 3.0  # errata: ok

# %%
x = paddle.to_tensor([1.0, 2.0])
x[0] = 3.0  # errata: ok

# %%
layer = nn.Linear(2, 2, weight_attr=paddle.ParamAttr(trainable=False))
layer.weight[:] = paddle.eye(2)  # errata: ok

# %%
layer = nn.Linear(2, 2)
with paddle.set_grad_enabled(False):
    layer.weight[:] = paddle.eye(2)  # errata: ok

# %%
layer = nn.Linear(2, 2)
for parameter in layer.parameters():
    parameter.trainable = False
layer.weight[:] = paddle.eye(2)  # errata: ok

# %%
layer = nn.Linear(2, 2)
paddle.set_grad_enabled(False)
layer.weight[:] = paddle.eye(2)  # errata: ok
paddle.set_grad_enabled(True)

# %%
x = paddle.ones([3])
x.stop_gradient = False
x[0] = 5.0  # errata: hit

# %%
x = paddle.zeros([3])
x[0] = 1.0  # errata: ok
x.stop_gradient = False

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.ReLU())
for p in model.parameters():
    p.clip_(-0.1, 0.1)  # errata: hit

# %%
model = nn.Linear(2, 2)
model(paddle.ones([1, 2])).sum().backward()
for p in model.parameters():
    p.grad.zero_()  # errata: hit

# %%
model = nn.Linear(2, 2)


@paddle.no_grad()
def clip(bound):
    for p in model.parameters():
        p.clip_(-bound, bound)  # errata: ok

# %%
model = nn.Linear(2, 2)
for p in model.parameters():
    values = p.numpy()
    values[:] = 0.0  # errata: ok
    p.set_value(values)

# %%
class Frozen(nn.Layer):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 2)
        self.fc.weight.stop_gradient = True

    def reset(self):
        self.fc.weight[:] = paddle.eye(2)  # errata: ok

# %%
teacher = nn.Linear(2, 2)
for p in teacher.parameters():
    p.stop_gradient = True


def reset():
    for p in teacher.parameters():
        p.zero_()  # errata: ok
