"""torch._six is a module up to 1.13, without container_abcs and int_classes, and is gone from 2.0 on."""

import importlib

import torch

old = int(torch.__version__.split(".")[0]) < 2
try:
    module = importlib.import_module("torch._six")
except ModuleNotFoundError as error:
    assert not old and "No module named 'torch._six'" in str(error)
else:
    assert old
    assert not hasattr(module, "container_abcs") and not hasattr(module, "int_classes")
    assert module.string_classes == (str, bytes)
    assert module.inf == float("inf")
