# releases: >=2.0
"""`/=` does the same up to 2.12; `*=` by a float tensor on every release."""

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])


def halved(operation):
    """What the compiled operation makes of 3 and 5, or None if it raises."""
    torch._dynamo.reset()
    try:
        return torch.compile(operation, backend="aot_eager")(torch.tensor([3, 5])).tolist()
    except Exception:
        return None


assert halved(lambda x: x.__imul__(torch.tensor([0.5, 0.5]))) == [1, 2]
assert halved(lambda x: x.mul_(0.5)) == [1, 2]
assert halved(lambda x: x.div_(2)) == ([1, 2] if release < (2, 13) else None)
