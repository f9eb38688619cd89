# releases: >=2.8
"""A Cell has state_dict, load_state_dict, register_buffer and buffers; parameters, cuda and eval are missing still."""

from mindspore import nn

net, other = nn.SequentialCell(nn.Dense(8, 4)), nn.SequentialCell(nn.Dense(8, 4))
assert (net[0].weight.asnumpy() != other[0].weight.asnumpy()).any()
other.load_state_dict(net.state_dict())
assert (net[0].weight.asnumpy() == other[0].weight.asnumpy()).all()
for name in ("register_buffer", "buffers"):
    assert hasattr(net, name)
for name in ("parameters", "cuda", "eval"):
    assert not hasattr(net, name)
