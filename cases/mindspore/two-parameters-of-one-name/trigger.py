from mindspore import Parameter, nn

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = Parameter(x, name="weight")
        self.b = Parameter(y, name="weight")  # errata: hit

# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.query = Parameter(init(), requires_grad=True, name="w")
        self.dim = 3
        self.key = Parameter(init(), requires_grad=True, name="w")  # errata: hit

# %%
name = "scale"


class Norm(nn.Cell):
    def __init__(self):
        super().__init__()
        self.gamma = Parameter(ones, name="scale")
        self.beta = Parameter(zeros, name="scale")  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = Parameter(x, name="a")
        self.b = Parameter(y, name="b")  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self, transposed):
        super().__init__()
        if transposed:
            self.weight = Parameter(x, name="weight")
        else:
            self.weight = Parameter(y, name="weight")  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = Parameter(x)
        self.b = Parameter(y)  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(x, name="weight")
        self.weight = Parameter(y, name="weight")  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = Parameter(x, "weight", requires_grad=False)
        self.b = Parameter(y, "bias")  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self, tied):
        super().__init__()
        self.a = Parameter(x, name="w")
        if not tied:
            self.b = Parameter(y, name="w")  # errata: hit

# %%
class Query(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(x, name="weight")


class Key(nn.Cell):
    def __init__(self):
        super().__init__()
        self.kernel = Parameter(x, name="weight")  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = Parameter(x, "weight")
        self.b = Parameter(y, "weight")  # errata: hit
