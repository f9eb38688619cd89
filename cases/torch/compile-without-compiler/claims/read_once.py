# releases: >=2.5
"""`CXX` is read when the settings of Inductor are imported, and not again."""

import os

os.environ["CXX"] = "/nowhere/first"
import torch._inductor.config

assert torch._inductor.config.cpp.cxx == (None, "/nowhere/first")
os.environ["CXX"] = "/nowhere/second"
try:
    torch.compile(lambda x: x.sin())(torch.ones(3))
except Exception as error:
    assert "(None, '/nowhere/first')" in str(error), error
else:
    raise AssertionError("nothing was raised")
