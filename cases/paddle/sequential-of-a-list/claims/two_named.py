"""`parameters()`, `state_dict()` and the text of a Sequential of a list of two layers raise a TypeError that names the class of the first one."""

from paddle import nn

for layers in ([nn.Linear(4, 8), nn.ReLU()], (nn.ReLU(), nn.Linear(8, 2))):
    network = nn.Sequential(layers)
    for use in (network.parameters, network.state_dict, lambda: str(network)):
        try:
            use()
        except TypeError as error:
            words = 'can only concatenate str (not "%s") to str' % type(layers[0]).__name__
            assert words in str(error), error
        else:
            raise AssertionError("nothing was raised")
