"""In a group of parameters the key is lr, and learning_rate is refused."""

from mindspore import nn

first, second = nn.Dense(8, 16), nn.Dense(16, 3)
second.update_parameters_name("second.")


def groups(name):
    return [
        {"params": first.trainable_params(), name: 0.001},
        {"params": second.trainable_params()},
    ]


try:
    nn.Adam(groups("learning_rate"), learning_rate=0.01)
except KeyError as error:
    assert "the key in group params must be one of in ['params', 'lr', 'weight_decay'" in str(error)
else:
    raise AssertionError("nothing was raised")
rates = nn.Adam(groups("lr"), learning_rate=0.01).learning_rate
assert [round(float(rate.asnumpy()), 6) for rate in rates] == [0.001, 0.001, 0.01, 0.01]
