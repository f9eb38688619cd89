"""Images of other sizes or of other axis order fail in the same words; each field of a sample is stacked for itself."""

import numpy as np
from paddle.io.dataloader.collate import default_collate_fn

for first, second in (
    (np.ones((3, 8, 8)), np.ones((3, 8, 9))),
    (np.ones((3, 8, 8)), np.ones((8, 8, 3))),
    (np.ones(1), np.ones(())),
):
    try:
        default_collate_fn([first, second])
    except ValueError as error:
        assert str(error) == "all input arrays must have the same shape", error
    else:
        raise AssertionError("accepted")
one, two = default_collate_fn([(np.ones(2), np.ones(5)), (np.ones(2), np.ones(5))])
assert one.shape == (2, 2) and two.shape == (2, 5)
