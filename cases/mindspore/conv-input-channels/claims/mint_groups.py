# releases: >=2.10
"""mint.nn.Conv2d says first the channels of the input divided by the groups, then those of the weight."""

import os

import mindspore as ms
from mindspore import mint, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
conv = mint.nn.Conv2d(8, 4, 3, groups=2)
for channels, first in ((2, 1), (12, 6)):
    try:
        conv(ops.ones((2, channels, 28, 28), ms.float32)).asnumpy()
    except ValueError as error:
        assert f"in_channels/groups is {first}, and weight[1] is 4" in str(error), error
    else:
        raise AssertionError("nothing was raised")
