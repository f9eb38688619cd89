"""An empty index of any type passes at gather; index_select refuses it."""

import torch

scores = torch.ones(4, 3)
for kind in (torch.float32, torch.float64, torch.int16, torch.uint8, torch.bool):
    assert scores.gather(1, torch.zeros(0, 1).to(kind)).shape == (0, 1)
    try:
        scores.index_select(0, torch.zeros(0).to(kind))
    except RuntimeError as error:
        assert "index_select(): Expected dtype int32 or int64 for index" in str(error)
    else:
        raise AssertionError("nothing was raised")
