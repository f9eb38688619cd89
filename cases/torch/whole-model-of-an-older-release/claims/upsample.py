# releases: <2.1
"""A layer Upsample that torch 1.10 saved has no recompute_scale_factor."""

import base64
import io
import zlib

import torch

# torch.save(nn.Upsample(scale_factor=2), file) of torch 1.10.2
SAVED = (
    "eNqNUsFuEzEQdTZtErZtkgYo0EILNyrBcuDCgQOqUDlEhKhShYWELHfXSaw49o7tLRIICQ5IXPgFvoPfgC/gU7CdbdikQsKS"
    "Zc97b2bsmRn262sItVro0uqiHqI6nfBz9iijlib5VBwftdGbpfUpSq1yqkTKZKayQjCTFLmhs1xwOY5P51cWAzr8DLWPEN3H"
    "PpfVlEsngPpXvOFsklNNZ8wybWAtTZUQLLVcSRO/0hnTLHvOUxvD+uEJNEIAclaMRl7dnHiwhfc8KJUkuUO5sUzaCw0xzMKV"
    "lDibC8slIbFDYojfwsYX2DyBLdwJIWk6fUd1RiZKTQ20Q+QO3vEcN2RUCLGsge4Atz07UrriuB0ce7hXpXLNSvpqoK/hbU8b"
    "Sy0jmftdyV4P7A7e9axQNKtK/ga5EWQ357UoCw+3AriLXUeRdOWEvcBfNAFuB8bw9wzuDPCmv6dUMDKivomw/+JZ2fugc1EZ"
    "HOCmD8aoZsbCXbzlLCr4WJJUaekbcG9QnCXDfrP17Uf9dzNCyO/hP8eqg54uxurct0rJ46MnK1P1/+tx7FP//D4+dVmR38N+"
    "zR+L5NVndS89Z3XCV72rkTtLnq8jtPqRYb/ReFDS+/WHC2m0cn4oz18l4Px8ldHL+tyuBWy9MfeJgn6u/QNEmeaH"
)

loaded = torch.load(io.BytesIO(zlib.decompress(base64.b64decode(SAVED))), weights_only=False)
try:
    loaded(torch.ones(1, 1, 2, 2))
except AttributeError as error:
    assert str(error) == "'Upsample' object has no attribute 'recompute_scale_factor'"
else:
    raise AssertionError("nothing was raised")
