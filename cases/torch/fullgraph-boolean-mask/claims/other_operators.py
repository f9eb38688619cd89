# releases: >=2.1,<2.10
"""`masked_select`, `nonzero` and `unique` are refused in the same way."""

import torch
import torch._dynamo

for function in (lambda x: x.masked_select(x > 0), lambda x: x.nonzero(), lambda x: x.unique()):
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(3))
    except Exception as error:
        assert "dynamic shape operator" in str(error).lower(), error
    else:
        raise AssertionError("nothing was raised")
