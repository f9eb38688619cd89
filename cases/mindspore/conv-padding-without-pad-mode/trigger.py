import mindspore.nn as nn
from mindspore import ops

# %%
conv = nn.Conv2d(3, 64, kernel_size=7, stride=2, padding=3)  # errata: hit


# %%
class Block(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.layers = nn.SequentialCell(
            nn.Conv1d(width, width, 3, padding=1),  # errata: hit
            nn.ReLU(),
            nn.Conv2dTranspose(width, width, 4, stride=2, padding=1, has_bias=True),  # errata: hit
        )


# %%
pool = nn.MaxPool2d(kernel_size=3, stride=2, padding=1)  # errata: hit

# %%
conv = nn.Conv2d(3, 64, kernel_size=7, stride=2, pad_mode="pad", padding=3)  # errata: ok

# %%
conv = nn.Conv2d(3, 64, 7, 2, 3)  # errata: hit
pool = nn.MaxPool2d(3, 2, 1)  # errata: hit

# %%


def block(width, kernel_size):
    return nn.Conv2d(width, width, kernel_size, padding=kernel_size // 2)  # errata: hit


def other(width, kernel_size):
    return nn.Conv2d(width, width, kernel_size, pad_mode="pad", padding=(kernel_size - 1) // 2)  # errata: ok


# %%
conv = nn.Conv2d(3, 64, 7, 2, "pad", 3)  # errata: ok
pointwise = nn.Conv2d(64, 8, 1, padding=0)  # errata: ok
same = nn.Conv2d(64, 64, 3)  # errata: ok


# %%
def conv3x3(width, stride=1, padding=0, pad_mode="same"):
    return nn.Conv2d(width, width, 3, stride=stride, padding=padding, pad_mode=pad_mode)  # errata: ok


pool = nn.MaxPool2d(kernel_size=3, stride=2, pad_mode="same")  # errata: ok

# %%
pool = nn.MaxPool2d(kernel_size=3, stride=2, padding=(1, 1))  # errata: hit

# %%
pool = nn.MaxPool2d(kernel_size=3, stride=2, pad_mode="pad", padding=(1, 1))  # errata: ok
