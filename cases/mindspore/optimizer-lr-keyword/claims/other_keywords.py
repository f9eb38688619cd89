"""betas and amsgrad are refused alike; beta1, beta2 and use_amsgrad stand for them."""

from mindspore import nn

net = nn.Dense(8, 3)
for name, value in (("betas", (0.9, 0.99)), ("amsgrad", True)):
    try:
        nn.Adam(net.trainable_params(), learning_rate=0.01, **{name: value})
    except KeyError as error:
        assert f"dict_keys(['{name}'])" in str(error)
    else:
        raise AssertionError("nothing was raised")
nn.Adam(net.trainable_params(), learning_rate=0.01, beta1=0.9, beta2=0.99, use_amsgrad=True)
