from mindspore import nn

# %%
class Round(nn.Cell):
    def bprop(self, x, dout):  # errata: hit
        return (dout,)

# %%
class Clip(nn.Cell):
    def construct(self, x):
        return x.clip(0, 1)

    def bprop(self, inputs, grad):  # errata: hit
        return (grad,)

# %%
class Base(nn.Cell):
    pass


class Sign(Base):
    def bprop(self, a, g):  # errata: hit
        return (g,)

# %%
class Round(nn.Cell):
    def bprop(self, x, out, dout):  # errata: ok
        return (dout,)

# %%
class Add(nn.Cell):
    def bprop(self, x, y, out, dout):  # errata: ok
        return dout, dout

# %%
class Multiply(nn.Cell):
    def construct(self, x, y):
        return x * y

    def bprop(self, x, y, dout):  # errata: hit
        return dout * y, dout * x

# %%
class Constant(nn.Cell):
    def construct(self):
        return self.value * 3

    def bprop(self, out, dout):  # errata: ok
        return ()

# %%
class Round(nn.Cell):
    def construct(self, x):
        return x.round()

    def bprop(self, x, *rest):  # errata: ok
        return (rest[-1],)

# %%
class Round(nn.Cell):
    def construct(self, x):
        return x.round()

    def bprop(self, *args):  # errata: ok
        return (args[-1],)

# %%
class Clip(nn.Cell):
    def construct(self, x, low=0):
        return x.clip(low, 1)

    def bprop(self, x, low, out, dout):  # errata: ok
        return dout, low

# %%
class Sign(nn.Cell):
    def construct(self, x):
        return x.sign()

    def bprop(self, dout):  # errata: hit
        return (dout,)

# %%
class Attend(nn.Cell):
    def construct(self, q, k, v):
        return self.attend(q, k, v)

    def bprop(self, q, k, v, dout):  # errata: hit
        return dout, dout, dout

# %%
class Add(nn.Cell):
    def construct(self, x, y):
        return x + y

    def bprop(self, x, y, out, dout):  # errata: ok
        return dout, dout

# %%
class Loss:
    def bprop(self, dout):  # errata: ok
        return dout

# %%
class Square(nn.Cell):
    def construct(self, x, scale=2.0):
        return x * x * scale

    def bprop(self, x, out, dout):  # errata: ok
        return (4.0 * x * dout,)
