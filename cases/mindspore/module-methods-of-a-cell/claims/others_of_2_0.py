# releases: <2.1
"""register_buffer and buffers are missing on 2.0."""

from mindspore import nn

net = nn.SequentialCell(nn.Dense(8, 4))
for name in ("register_buffer", "buffers"):
    try:
        getattr(net, name)
    except AttributeError as error:
        assert f"The 'SequentialCell' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
