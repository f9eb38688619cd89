"""The parameters of two Dense layers collide in one optimizer, those of a cell with both do not."""

from mindspore import nn

generator, discriminator = nn.Dense(2, 2), nn.Dense(2, 2)
try:
    nn.SGD(generator.trainable_params() + discriminator.trainable_params(), learning_rate=0.1)
except ValueError as error:
    assert "its name 'weight' already exists" in str(error)
else:
    raise AssertionError("nothing was raised")


class Both(nn.Cell):
    """A cell with both."""

    def __init__(self):
        super().__init__()
        self.generator = nn.Dense(2, 2)
        self.discriminator = nn.Dense(2, 2)


both = Both()
nn.SGD(both.trainable_params(), learning_rate=0.1)
assert [one.name for one in both.trainable_params()][::2] == [
    "generator.weight",
    "discriminator.weight",
]
