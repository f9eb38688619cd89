# releases: >=2.4
"""The methods of a pattern that is compiled outside of the function are evaluated."""

import re

import torch

NUMBER = re.compile(r"\d+")


def scaled(x, name):
    """The input times the number in a name."""
    return x * int(NUMBER.search(name).group(0))


compiled = torch.compile(scaled, backend="eager", fullgraph=True)
assert compiled(torch.ones(2), "layer_4").tolist() == [4.0, 4.0]
