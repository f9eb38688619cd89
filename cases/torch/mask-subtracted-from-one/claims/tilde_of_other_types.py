"""~ inverts only bool tensors: of uint8 it makes 255 and 254, and floats it refuses."""

import torch

assert (~torch.tensor([0, 1], dtype=torch.uint8)).tolist() == [255, 254]
try:
    ~torch.tensor([0.0, 1.0])
except TypeError as error:
    assert "only implemented on integer and Boolean-type tensors" in str(error)
else:
    raise AssertionError("nothing was raised")
