"""A compilation is told a level that there is not."""

import mindspore as ms
from mindspore import ops

ms.jit(ops.sin, jit_level="O3")
