# releases: >=2.1,<2.6
"""`_make` and `_asdict` break the graph as well; without `fullgraph` all three are right."""

from typing import NamedTuple

import torch


class Output(NamedTuple):
    """What a layer returns."""

    hidden: torch.Tensor
    scale: float


for function in (
    lambda output: output._replace(hidden=output.hidden * 2).hidden,
    lambda output: Output._make([output.hidden * 2, output.scale]).hidden,
    lambda output: output._asdict()["hidden"] * 2,
):
    output = Output(torch.ones(3), 1.0)
    torch._dynamo.reset()
    assert torch.compile(function, backend="eager")(output).tolist() == [2, 2, 2]
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="eager", fullgraph=True)(output)
    except torch._dynamo.exc.Unsupported:
        pass
    else:
        raise AssertionError("nothing was raised")
