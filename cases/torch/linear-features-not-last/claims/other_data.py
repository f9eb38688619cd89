"""`table.T` and `images.movedim(1, -1)` bring the features to the end; without them the layer refuses."""

import torch

layer = torch.nn.Linear(16, 2)
table, images = torch.ones(16, 50), torch.ones(8, 16, 5, 7)
for data in (table, images):
    try:
        layer(data)
    except RuntimeError as error:
        assert "mat1 and mat2 shapes cannot be multiplied" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert layer(table.T).shape == (50, 2)
assert layer(images.movedim(1, -1)).movedim(-1, 1).shape == (8, 2, 5, 7)
