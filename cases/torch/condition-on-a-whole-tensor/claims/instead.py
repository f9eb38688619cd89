"""`&`, `|` and `~` combine comparisons for each element, and `any(x is one for one in xs)` finds a tensor in a list."""

import torch

a = torch.tensor([0.0, 2.0, 4.0])
assert ((a > 1) & (a < 3)).tolist() == [False, True, False]
assert ((a < 1) | (a > 3)).tolist() == [True, False, True]
assert (~(a > 1)).tolist() == [True, False, False]
xs = [torch.ones(3), a]
assert any(a is one for one in xs)
assert not any(a.clone() is one for one in xs)
