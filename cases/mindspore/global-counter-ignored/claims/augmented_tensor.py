# releases: >=2.10
"""`+=` on a global Tensor or Parameter changes it in place on 2.10.0; `x = x + 1` changes neither."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)

counter = ms.Parameter(ms.Tensor(0.0, ms.float32), name="counter", requires_grad=False)
tensor = ms.Tensor(0.0, ms.float32)
assigned = ms.Parameter(ms.Tensor(0.0, ms.float32), name="assigned", requires_grad=False)


class InPlace(nn.Cell):
    """Count with `+=`."""

    def construct(self, x):
        global counter, tensor
        counter += 1.0
        tensor += 1.0
        return x * counter


class Assigned(nn.Cell):
    """Count with `=`."""

    def construct(self, x):
        global assigned
        assigned = assigned + 1.0
        return x * assigned


one = ms.Tensor([1.0], ms.float32)
in_place, by_name = InPlace(), Assigned()
assert [float(in_place(one)[0]) for _ in range(3)] == [1.0, 2.0, 3.0]
assert float(counter) == float(tensor) == 3.0
assert [float(by_name(one)[0]) for _ in range(3)] == [0.0, 0.0, 0.0]
assert float(assigned) == 0.0
