"""ops.where, Tensor.where and Tensor.select of two tensors have the message, also for int64 and int32, and for float16 and float32."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Where(nn.Cell):
    def construct(self, condition, x, y):
        return ops.where(condition, x, y)


class TensorWhere(nn.Cell):
    def construct(self, condition, x, y):
        return x.where(condition, y)


class TensorSelect(nn.Cell):
    def construct(self, condition, x, y):
        return x.select(condition, y)


condition = ms.Tensor([True, False])
x = ms.Tensor([1, 2], ms.int64)
for cell in (Where(), TensorWhere(), TensorSelect()):
    for first, second, names in (
        (x, x.astype(ms.float32), ("Int64", "Float32")),
        (x, x.astype(ms.int32), ("Int64", "Int32")),
        (x.astype(ms.float16), x.astype(ms.float32), ("Float16", "Float32")),
    ):
        try:
            cell(condition, first, second).asnumpy()
        except TypeError as error:
            words = f"but got x_type: Tensor[{names[0]}] and y_type: Tensor[{names[1]}]."
            assert words in str(error), error
        else:
            raise AssertionError("nothing was raised")
