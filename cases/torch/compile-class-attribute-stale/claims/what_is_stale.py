"""The new value is missed by way of the class, a subclass or `type(self)`, and in a list or set.

A dict and a global are guarded.
"""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Settings:
    """Settings that all parts of a program share."""

    scale = 1.0
    scales = [1.0]
    powers = {1}


class Other(Settings):
    """A subclass without attributes of its own."""


class Layer(torch.nn.Module):
    """A layer that asks its own class."""

    scale = 1.0

    def forward(self, x):
        """The scaled input."""
        return x * type(self).scale


TABLE = {"scale": 1.0}
FACTOR = 1.0


def is_stale(function, change):
    """Whether a compiled function misses a change between two calls."""
    torch._dynamo.reset()
    compiled = torch.compile(function, backend="eager") if MODE == "compile" else function
    assert compiled(torch.ones(2)).tolist() == [1.0, 1.0]
    change()
    assert function(torch.ones(2)).tolist() == [2.0, 2.0]
    found = compiled(torch.ones(2)).tolist()
    assert found in ([1.0, 1.0], [2.0, 2.0])
    return found == [1.0, 1.0]


def set_scale(owner):
    """A function that doubles the attribute."""
    owner.scale = 1.0
    return lambda: setattr(owner, "scale", 2.0)


def change_factor():
    """Change the global."""
    global FACTOR
    FACTOR = 2.0


expected = MODE == "compile"
assert is_stale(lambda x: x * Settings.scale, set_scale(Settings)) == expected
assert is_stale(lambda x: x * Other.scale, set_scale(Settings)) == expected
assert is_stale(Layer(), set_scale(Layer)) == expected
assert is_stale(lambda x: x * Settings.scales[0], lambda: Settings.scales.__setitem__(0, 2.0)) == expected
assert is_stale(lambda x: x * 1 if 1 in Settings.powers else x * 2, lambda: Settings.powers.discard(1)) == expected
assert not is_stale(lambda x: x * TABLE["scale"], lambda: TABLE.update(scale=2.0))
assert not is_stale(lambda x: x * FACTOR, change_factor)
