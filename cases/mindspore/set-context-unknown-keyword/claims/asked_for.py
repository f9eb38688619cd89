"""get_context says "the argument jit_config is not recognized!"."""

import mindspore as ms

try:
    ms.get_context("jit_config")
except ValueError as error:
    assert "For 'context.get_context', the argument jit_config is not recognized!" in str(error), error
else:
    raise AssertionError("nothing was raised")
