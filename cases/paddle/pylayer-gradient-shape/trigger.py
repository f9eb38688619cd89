import paddle
from paddle.autograd import PyLayer

# %%
class Scale(PyLayer):
    @staticmethod
    def backward(ctx, grad):
        return grad.sum()  # errata: hit

# %%
class Bias(paddle.autograd.PyLayer):
    @staticmethod
    def backward(ctx, dy):
        return dy.mean()  # errata: hit

# %%
class Clip(PyLayer):
    @staticmethod
    def backward(ctx, g):
        x, = ctx.saved_tensor()
        return (g * x).sum()  # errata: hit

# %%
class Scale(PyLayer):
    @staticmethod
    def backward(ctx, grad):
        return grad * 2  # errata: ok

# %%
class Bias(PyLayer):
    @staticmethod
    def backward(ctx, grad):
        return grad, grad.sum(axis=0)  # errata: ok

# %%
class Scale(PyLayer):
    @staticmethod
    def forward(ctx, x):
        return x.sum()  # errata: ok

# %%
class Shift(PyLayer):
    @staticmethod
    def backward(ctx, grad):
        return paddle.sum(grad)  # errata: hit

# %%
class Broadcast(PyLayer):
    @staticmethod
    def backward(ctx, grad):
        return paddle.sum(grad, axis=0)  # errata: ok

# %%
class Loss(paddle.nn.Layer):
    def forward(self, x):
        return x.sum()  # errata: ok

# %%
class Clip(PyLayer):
    @staticmethod
    def backward(ctx, g):
        grad = paddle.sum(g * ctx.inside)
        return grad  # errata: hit

# %%
class Spread(PyLayer):
    @staticmethod
    def forward(ctx, t):
        return t.expand([4])

    @staticmethod
    def backward(ctx, dy):
        return dy.sum()  # errata: ok

# %%
class Gain(PyLayer):
    @staticmethod
    def forward(ctx, gain, n):
        return gain * paddle.ones([n])

    @staticmethod
    def backward(ctx, dy):
        return dy.sum()  # errata: ok
