"""isfinite().all(1) is False for the rows with NaN or an infinity; all(0) is for the columns."""

import torch

table = torch.ones(4, 3)
table[1, 2], table[3, 0] = float("nan"), float("inf")
assert table.isfinite().all(1).tolist() == [True, False, True, False]
assert table.isfinite().all(0).tolist() == [False, True, False]
assert table.nan_to_num(0.0)[1, 2] == 0
