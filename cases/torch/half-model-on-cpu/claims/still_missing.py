# releases: >=2.5
"""`cdist`, `ctc_loss` and singular values have no kernel for half precision or bfloat16 on the CPU."""

import torch

for dtype, name in ((torch.float16, "Half"), (torch.bfloat16, "BFloat16")):
    x = torch.ones(4, 1, 3, dtype=dtype)
    for call in (
        lambda x=x: torch.cdist(x, x),
        lambda x=x: torch.nn.functional.ctc_loss(
            x.log_softmax(2), torch.tensor([[1, 2]]), torch.tensor([4]), torch.tensor([2])
        ),
        lambda x=x: torch.linalg.svd(x),
    ):
        try:
            call()
        except RuntimeError as error:  # NotImplementedError is one
            assert f"not implemented for '{name}'" in str(error)
        else:
            raise AssertionError("nothing was raised")
