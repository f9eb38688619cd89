"""Find the rows of a table that equal a template, with the places where both are NaN joined by hand."""

import torch

nan = float("nan")
table = torch.tensor([[1.0, nan, 3.0], [1.0, 2.0, 3.0], [1.0, nan, 3.0], [nan, nan, 3.0]])
template = torch.tensor([1.0, nan, 3.0])

equal = torch.isclose(template, table) | (template.isnan() & table.isnan())
rows = equal.all(dim=1).nonzero().flatten()
assert rows.tolist() == [0, 2]
result = rows
