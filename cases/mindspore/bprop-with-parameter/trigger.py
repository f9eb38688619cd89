import mindspore as ms
from mindspore import Parameter, Tensor, nn


# %%
class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor(1.0))

    def construct(self, x):
        return x * self.weight

    def bprop(self, x, out, dout):  # errata: hit
        return (dout * self.weight,)


# %%
class Quant(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = ms.Parameter(ms.Tensor(0.1), name="step")

    def bprop(self, x, out, dout):  # errata: hit
        return (dout,)


# %%
class Base(nn.Cell):
    pass


class Gate(Base):
    def __init__(self):
        super().__init__()
        self.gate = Parameter(Tensor(0.5), name="gate")

    def bprop(self, x, out, dout):  # errata: hit
        return (dout,)


# %%
class Round(nn.Cell):
    def construct(self, x):
        return x.round()

    def bprop(self, x, out, dout):  # errata: ok
        return (dout,)


# %%
class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor(1.0))


# %%
class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Tensor(1.0)

    def bprop(self, x, out, dout):  # errata: ok
        return (dout,)


# %%
class Frozen(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = Parameter(Tensor(0), name="calls", requires_grad=False)

    def construct(self, x):
        return x

    def bprop(self, x, out, dout):  # errata: ok
        return (dout,)


# %%
class Both(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = Parameter(Tensor(0), name="calls", requires_grad=False)
        self.weight = Parameter(Tensor(1.0), name="weight")

    def construct(self, x):
        return x * self.weight

    def bprop(self, x, out, dout):  # errata: hit
        return (dout,)


# %%
class Fixed(nn.Cell):
    def __init__(self):
        super().__init__()
        self.gain = ms.Parameter(ms.Tensor([2.0]), name="gain")
        self.gain.requires_grad = False

    def construct(self, x):
        return x * self.gain

    def bprop(self, x, out, dout):  # errata: ok
        return (dout * 2.0,)


# %%
class Layer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([2.0]), name="weight")

        class Double(nn.Cell):
            def construct(self, x):
                return x * 2

            def bprop(self, x, out, dout):  # errata: ok
                return (dout * 2,)

        self.double = Double()


# %%
class Named(nn.Cell):
    def __init__(self):
        super().__init__()
        self.slope = Parameter(default_input=Tensor([1.0]), name="slope")

    def construct(self, x, y):
        return x * self.slope + y

    def bprop(self, x, y, out, dout):  # errata: hit
        return dout, dout

# %%
class Reversed(nn.Cell):
    def __init__(self, dim):
        super().__init__()
        self.dense = nn.Dense(dim, dim)

    def construct(self, x):
        return self.dense(x)

    def bprop(self, x, out, dout):  # errata: hit
        return (-dout,)


# %%
class Reverse(nn.Cell):
    def construct(self, x):
        return x

    def bprop(self, x, out, dout):  # errata: ok
        return (-dout,)


class Net(nn.Cell):
    def __init__(self, dim):
        super().__init__()
        self.dense = nn.Dense(dim, dim)
        self.reverse = Reverse()

    def construct(self, x):
        return self.reverse(self.dense(x))
