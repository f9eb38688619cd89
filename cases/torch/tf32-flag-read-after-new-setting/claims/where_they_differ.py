"""The old flag can be read where both say the same, and not where they differ, in either direction."""

import torch

matmul = torch.backends.cuda.matmul


def is_read():
    """Whether the old flag can be read."""
    try:
        matmul.allow_tf32
    except RuntimeError as error:
        assert "mix of the legacy and new APIs" in str(error)
        return False
    return True


for old in [False, True]:
    for new in ["ieee", "tf32"]:
        matmul.allow_tf32 = old
        matmul.fp32_precision = new
        assert is_read() == (old == (new == "tf32"))
