# releases: >=2.13
"""With `dim`, any index is taken modulo the size, by the function, the method and `out=`; without `dim` it raises."""

import torch

x = torch.tensor([10.0, 20.0, 30.0])
for index in (-1, -4, 3, 9, -100):
    place = torch.tensor([index])
    assert torch.take_along_dim(x, place, 0).item() == x[index % 3]
    assert x.take_along_dim(place, dim=0).item() == x[index % 3]
    assert torch.take_along_dim(x, place, 0, out=torch.empty(0)).item() == x[index % 3]
    try:
        torch.take_along_dim(x, place)
    except RuntimeError as error:
        assert f"index {index} is out of bounds" in str(error)
    else:
        raise AssertionError("nothing was raised")
