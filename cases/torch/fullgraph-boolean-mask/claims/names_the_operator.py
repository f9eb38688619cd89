# releases: >=2.5,<2.10
"""The message names `aten.masked_select` for `masked_select`, and `aten._unique2` for `unique`."""

import torch

for function, name in (
    (lambda x: torch.masked_select(x, x > 0), "aten.masked_select.default"),
    (lambda x: torch.unique(x), "aten._unique2.default"),
):
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(3))
    except torch._dynamo.exc.Unsupported as error:
        assert "dynamic shape operator" in str(error).lower(), error
        assert name in str(error), error
    else:
        raise AssertionError("nothing was raised")
