from mindspore import nn

# %%
up = nn.Dense(8, 32, weight_init="zeros")  # errata: hit

# %%
class Adapter(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.up = nn.Dense(8, width, weight_init="zeros", activation="relu")  # errata: hit

# %%
start = "zeros"
head = nn.Dense(4, 2, weight_init=start)  # errata: hit

# %%
up = nn.Dense(8, 32, weight_init="zeros", bias_init="zeros")  # errata: ok

# %%
up = nn.Dense(8, 32, weight_init="zeros", has_bias=False)  # errata: ok

# %%
up = nn.Dense(8, 32)  # errata: ok

# %%
up = nn.Dense(8, 32, weight_init="normal")  # errata: ok

# %%
up = nn.Dense(8, 32, "zeros")  # errata: hit

# %%
from mindspore.common.initializer import Zero

up = nn.Dense(8, 32, weight_init=Zero())  # errata: hit

# %%
zero = nn.Conv2d(4, 4, 1, has_bias=True, weight_init="zeros")  # errata: hit

# %%
up = nn.Dense(8, 32, "zeros", "zeros")  # errata: ok

# %%
zero = nn.Conv2d(4, 4, 1, weight_init="zeros")  # errata: ok

# %%
zero = nn.Conv2d(4, 4, 1, has_bias=True, weight_init="zeros", bias_init="zeros")  # errata: ok


# %%
from mindspore.common.initializer import initializer

up = nn.Dense(8, 32, weight_init=initializer("zeros", (32, 8)))  # errata: hit


# %%
class Adapter(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.up = nn.Dense(width, width, weight_init="zeros")  # errata: ok
        self.up.bias.set_data(initializer("zeros", self.up.bias.shape))


# %%
up = nn.Dense(8, 32, weight_init="zeros", has_bias=True)  # errata: hit


# %%
class Optional(nn.Cell):
    def __init__(self, bias):
        super().__init__()
        self.up = nn.Dense(4, 4, weight_init="zeros", has_bias=bias)  # errata: ok
