"""get_parameters gives also what is not trained, as the moving mean of a batch normalisation; trainable_params does not."""

from mindspore import nn

net = nn.SequentialCell(nn.Dense(8, 4), nn.BatchNorm1d(4))
for name in ("parameters", "named_parameters"):
    try:
        getattr(net, name)()
    except AttributeError as error:
        assert f"The 'SequentialCell' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
named = dict(net.parameters_and_names())
assert len(list(net.get_parameters())) == len(named) == 6
assert len(net.trainable_params()) == 4
assert sum("moving" in name for name in named) == 2
