"""Keys of another width have the same words, transposed or not; "got" begins as the transposed keys do, and no transpose helps."""

import torch

query, key = torch.zeros(2, 5, 1280), torch.zeros(2, 7, 640)
for call, got in (
    (lambda: torch.bmm(query, key.transpose(1, 2)), "[2, 640]"),
    (lambda: torch.bmm(query, key), "[2, 7]"),
):
    try:
        call()
    except RuntimeError as error:
        assert f"to be: [2, 1280] but got: {got}." in str(error), error
    else:
        raise AssertionError("nothing was raised")
