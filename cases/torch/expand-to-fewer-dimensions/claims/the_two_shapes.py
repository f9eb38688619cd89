"""The braces have the shape of the tensor, and size= the shape that is asked for; the type stands before the braces."""

import torch

for tensor, kind in (
    (torch.ones(2, 3), "torch.FloatTensor"),
    (torch.ones(2, 3, dtype=torch.float64), "torch.DoubleTensor"),
    (torch.ones(2, 3, dtype=torch.long), "torch.LongTensor"),
    (torch.ones(2, 3, dtype=torch.bool), "CPUBoolType"),
):
    for call in (
        lambda: tensor.expand(3),
        lambda: tensor.expand_as(torch.ones(3)),
        lambda: torch.broadcast_to(tensor, (3,)),
    ):
        try:
            call()
        except RuntimeError as error:
            assert str(error) == (
                f"expand({kind}{{[2, 3]}}, size=[3]): the number of sizes provided (1) must be greater or equal to "
                "the number of dimensions in the tensor (2)"
            )
        else:
            raise AssertionError("nothing was raised")
