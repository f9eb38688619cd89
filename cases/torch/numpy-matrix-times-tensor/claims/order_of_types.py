"""The order of the types says nothing: with 100 rows it is the other one, for `@` and `bmm`."""

import torch

matrices = torch.ones(2, 3, 3, dtype=torch.float64)
for product in (torch.matmul, torch.bmm):
    for rows, words in ((8, "Float but found Double"), (100, "Double but found Float")):
        try:
            product(torch.ones(2, rows, 3), matrices)
        except RuntimeError as error:
            assert str(error) == "expected scalar type %s" % words
        else:
            raise AssertionError("nothing was raised")
