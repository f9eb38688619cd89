# releases: >=2.5
"""`dot` and `tensordot` of two types are refused with words of their own; sums, `outer` and `kron` convert."""

import torch

single, double = torch.ones(3), torch.ones(3, dtype=torch.float64)
for call, words in (
    (lambda: torch.dot(single, double), "expected both vectors to have same dtype"),
    (lambda: torch.tensordot(single, double, 1), "both inputs should have same dtype"),
):
    try:
        call()
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
assert (single + double).dtype == torch.float64
assert torch.outer(single, double).dtype == torch.kron(single, double).dtype == torch.float64
