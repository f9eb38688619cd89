"""from mindspore.nn import Module and import mindspore.nn.functional fail as an ImportError."""

try:
    from mindspore.nn import Module
except ImportError as error:
    assert "cannot import name 'Module' from 'mindspore.nn'" in str(error)
else:
    raise AssertionError(Module)
try:
    import mindspore.nn.functional
except ModuleNotFoundError as error:
    assert str(error) == "No module named 'mindspore.nn.functional'"
else:
    raise AssertionError(mindspore)
