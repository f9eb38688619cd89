"""The other way round, a Sequential in the place of a layer: "'Sequential' object has no attribute 'in_features'", and so for a name such as fc."""

from torch import nn

head = nn.Sequential(nn.Linear(32, 16), nn.ReLU(), nn.Linear(16, 4))
for name in ("in_features", "weight", "fc"):
    try:
        getattr(head, name)
    except AttributeError as error:
        assert f"'Sequential' object has no attribute '{name}'" in str(error)
    else:
        raise RuntimeError("nothing was raised")
assert head[0].in_features == 32
