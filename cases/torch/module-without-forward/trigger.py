import torch
from torch import nn

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 1)

        def forward(self, x):  # errata: hit
            return self.layer(x)

# %%
class Block(torch.nn.Module):
    def __init__(self, width):
        super(Block, self).__init__()
        self.layers = nn.Sequential(nn.Linear(width, width), nn.ReLU())

        def forward(self, inputs, mask=None):  # errata: hit
            return self.layers(inputs)

# %%
class Base(nn.Module):
    pass


class Child(Base):
    def __init__(self):
        super().__init__()
        if True:
            def forward(self, x):  # errata: hit
                return x

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()

    def forward(self, x):  # errata: ok
        return x

# %%
class Outer(nn.Module):
    def __init__(self):
        super().__init__()

        class Inner(nn.Module):
            def forward(self, x):  # errata: ok
                return x

        self.inner = Inner()

    def forward(self, x):  # errata: ok
        return self.inner(x)

# %%
class Traced(nn.Module):
    def __init__(self, model):
        super().__init__()

        def forward(x):  # errata: ok
            return model(x)

        self.forward = forward

# %%
class Patched(nn.Module):
    def __init__(self, block):
        super().__init__()
        self.block = block

        def forward(self, x):  # errata: ok
            return x

        self.block.forward = types.MethodType(forward, self.block)

# %%
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 1)

    def foward(self, x):  # errata: hit
        return self.layer(x)

# %%
class Net(nn.Module):
    def Forward(self, x):  # errata: hit
        return x

# %%
class Net(nn.Module):
    def Forward(self, x):  # errata: ok
        return x

    def forward(self, x):
        return self.Forward(x)

# %%
class Net(nn.Module):
    def __call__(self, x):
        return self.foward(x)

    def foward(self, x):  # errata: ok
        return x

# %%
class Net(nn.Module):
    def forward_features(self, x):  # errata: ok
        return x

    def forward(self, x):
        return self.forward_features(x)

# %%
class Net:
    def foward(self, x):  # errata: ok
        return x

# %%
class Bound(nn.Module):
    def __init__(self):
        super().__init__()

        def forward(self, x):  # errata: ok
            return x

        self.forward = types.MethodType(forward, self)

# %%
class Named(nn.Module):
    def __init__(self):
        super().__init__()

        def forward(self, x):  # errata: ok
            return x

        setattr(self, "forward", forward)

# %%
class Called(nn.Module):
    def __init__(self):
        super().__init__()

        def forward(self, x):  # errata: ok
            return x

        self.inner = Wrapped(forward)

    def __call__(self, x):
        return self.inner(x)

# %%
class Net(nn.Module):
    def fowrard(self, x):  # errata: hit
        return x

# %%
class Kept(nn.Module):
    def __init__(self):
        super().__init__()

        def forward(self, x):  # errata: ok
            return x

        self.run = forward

# %%
class Hooked(nn.Module):
    def __init__(self, inner):
        super().__init__()

        def forward(self, x):  # errata: ok
            return x

        inner.register_step(forward)

# %%
class Decorated(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.layer = nn.Linear(width, width)

        @torch.no_grad()
        def forward(self, x):  # errata: hit
            return self.layer(x)

# %%
class Net(nn.Module):
    def forwards(self, x):  # errata: hit
        return x

# %%
class Net(nn.Module):
    def forward(self, x):
        return self.forwards(x, 2)

    def forwards(self, x, times):  # errata: ok
        return x * times
