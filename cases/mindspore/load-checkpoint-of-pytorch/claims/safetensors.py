# releases: >=2.8
"""load_checkpoint reads a .safetensors file that another framework wrote with format="safetensors", and refuses it without."""

import json
import os
import struct
import tempfile

import mindspore as ms
import numpy as np
from mindspore import nn

path = os.path.join(tempfile.mkdtemp(), "classifier.safetensors")
weight, bias = np.arange(20, dtype=np.float32).reshape(2, 10), np.zeros(2, np.float32)
header = json.dumps(
    {
        "__metadata__": {"format": "pt"},
        "weight": {"dtype": "F32", "shape": [2, 10], "data_offsets": [0, 80]},
        "bias": {"dtype": "F32", "shape": [2], "data_offsets": [80, 88]},
    }
).encode()
with open(path, "wb") as file:
    file.write(struct.pack("<Q", len(header)) + header + weight.tobytes() + bias.tobytes())
try:
    ms.load_checkpoint(path)
except ValueError as error:
    assert "the checkpoint file format must same with 'format'" in str(error), error
else:
    raise AssertionError("nothing was raised")
net = nn.Dense(10, 2)
assert ms.load_param_into_net(net, ms.load_checkpoint(path, format="safetensors")) == ([], [])
assert (net.weight.asnumpy() == weight).all()
