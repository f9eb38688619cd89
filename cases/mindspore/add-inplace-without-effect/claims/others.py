# releases: >=2.10
"""`sub_`, `mul_`, `div_` and `exp_` leave their tensor as it was, and `add_` a Parameter."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

one = ms.Tensor([1.0, 1.0], ms.float32)
for name, arguments in (("sub_", [one]), ("mul_", [one * 3]), ("div_", [one * 2]), ("exp_", [])):
    x = ms.Tensor([1.0, 2.0], ms.float32)
    getattr(x, name)(*arguments)
    assert x.asnumpy().tolist() == [1.0, 2.0], name
weight = ms.Parameter(ms.Tensor([1.0, 2.0], ms.float32), name="weight")
weight.add_(one)
assert weight.asnumpy().tolist() == [1.0, 2.0]
