# releases: >=2.4,<2.12
"""Values for a list of the class that is reached by `type(self)`, by `self.__class__` or by `cls` are lost."""

import torch


class ByType(torch.nn.Module):
    """A list reached by type(self)."""

    values = []

    def forward(self, x):
        """Remember the mean."""
        type(self).values.append(x.mean())
        return x.relu()


class ByAttribute(torch.nn.Module):
    """A list reached by __class__."""

    values = []

    def forward(self, x):
        """Remember the mean."""
        self.__class__.values.append(x.mean())
        return x.relu()


class ByMethod(torch.nn.Module):
    """A list reached in a method of the class."""

    values = []

    @classmethod
    def remember(cls, mean):
        """Remember a mean."""
        cls.values.append(mean)

    def forward(self, x):
        """Remember the mean."""
        self.remember(x.mean())
        return x.relu()


for kind in (ByType, ByAttribute, ByMethod):
    compiled = torch.compile(kind(), backend="eager")
    for _ in range(2):
        compiled(torch.ones(4))
    assert kind.values == [], kind
