# releases: >=2.0
"""`mul_` and `*=`, by a number or a float tensor, do so on every release, `div_` and `/=` up to 2.12."""

import torch
import torch._dynamo

release = tuple(int(number) for number in torch.__version__.split(".")[:2])


def halved(operation):
    """What the compiled operation makes of 3 and 5, or None if it raises."""
    torch._dynamo.reset()
    try:
        return torch.compile(operation, backend="aot_eager")(torch.tensor([3, 5])).tolist()
    except Exception:
        return None


def times(x):
    """Halve by an augmented assignment."""
    x *= 0.5
    return x


def by(x):
    """Halve by the other one."""
    x /= 2
    return x


half = torch.tensor([0.5, 0.5])
assert halved(times) == [1, 2]
assert halved(lambda x: x.mul_(0.5)) == [1, 2]
assert halved(lambda x: x.mul_(half)) == [1, 2]
for operation in (by, lambda x: x.div_(2)):
    assert halved(operation) == ([1, 2] if release < (2, 13) else None)
