"""An option that was not given is there and is None: the default of get does not replace it."""

import argparse

import mindspore as ms
from mindspore import Tensor

ms.set_context(mode=ms.PYNATIVE_MODE)

parser = argparse.ArgumentParser()
parser.add_argument("--mean", default=None)
settings = vars(parser.parse_args([]))
try:
    Tensor(settings.get("mean", [0.5, 0.5, 0.5]))
except TypeError as error:
    assert "but got type 'NoneType'." in str(error), error
else:
    raise AssertionError("nothing was raised")
