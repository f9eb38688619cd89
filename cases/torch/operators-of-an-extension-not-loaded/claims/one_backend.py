"""An operator that has an implementation for the CPU alone is refused for other tensors, here sparse ones: "Could not run … with arguments from the … backend"."""

import torch

library = torch.library.Library("boxlib", "DEF")
library.define("area(Tensor boxes) -> Tensor")
library.impl("area", lambda boxes: boxes.prod(1), "CPU")
boxes = torch.tensor([[2.0, 3.0]])
assert torch.ops.boxlib.area(boxes).tolist() == [6.0]
try:
    torch.ops.boxlib.area(boxes.to_sparse())
except NotImplementedError as error:
    assert "Could not run 'boxlib::area' with arguments from the 'SparseCPU' backend" in str(error)
else:
    raise AssertionError("nothing was raised")
