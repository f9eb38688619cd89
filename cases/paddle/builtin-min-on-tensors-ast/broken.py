"""Take the smaller of two scalar losses with Python's min inside a to_static function."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def permutation_free(left, right, target):
    """Return the loss of whichever order of two separated sources fits better."""
    straight = (left - target).square().mean()
    swapped = (right - target).square().mean()
    return min(straight, swapped)


if MODE != "dynamic":
    permutation_free = paddle.jit.to_static(permutation_free, full_graph=MODE == "ast")

target = paddle.to_tensor([1.0, 2.0])
result = permutation_free(target + 1.0, target + 2.0, target)
assert result.item() == 1.0, "the smaller of the losses 1.0 and 4.0 is %.1f" % result.item()
