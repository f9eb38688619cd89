"""`x.contiguous()`, `x.to(…)` and `x.reshape(…)` are refused where they convert nothing, as is an output that comes twice."""

import torch

calls = {
    "contiguous": lambda x: x.contiguous(),
    "to": lambda x: x.to(torch.float32),
    "reshape": lambda x: x.reshape(-1),
}
for name, call in calls.items():

    def body(x: torch.Tensor) -> torch.Tensor:
        return call(x)

    operator = torch.library.custom_op(f"errata::{name}", body, mutates_args=())
    try:
        operator(torch.ones(2, 2))
    except RuntimeError as error:
        assert "must not also be an input" in str(error)
    else:
        raise AssertionError(f"{name} was not refused")
    if name == "contiguous":
        operator(torch.ones(2, 3).t())


@torch.library.custom_op("errata::twice", mutates_args=())
def twice(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """One new tensor, two times."""
    y = x * 2
    return y, y


try:
    twice(torch.ones(2))
except RuntimeError as error:
    assert "must not also be an input" in str(error)
else:
    raise AssertionError("an output that comes twice was not refused")
