"""gather refuses int32 up to 2.5 and takes it from 2.9 on; index_select takes it; uint8, int16 and bool are refused by both."""

import torch

version = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
scores = torch.arange(12.0).reshape(4, 3)


def refused(kind):
    """Whether gather and index_select refuse an index of this type."""
    found = []
    for call in (
        lambda: scores.gather(1, torch.zeros(4, 1).to(kind)),
        lambda: scores.index_select(0, torch.zeros(4).to(kind)),
    ):
        try:
            call()
        except RuntimeError as error:
            assert "(): Expected dtype int" in str(error)
            found.append(True)
        else:
            found.append(False)
    return found


if version <= (2, 5):
    assert refused(torch.int32) == [True, False]
elif version >= (2, 9):
    assert refused(torch.int32) == [False, False]
for kind in (torch.float32, torch.float64, torch.uint8, torch.int16, torch.bool):
    assert refused(kind) == [True, True]
assert refused(torch.int64) == [False, False]
