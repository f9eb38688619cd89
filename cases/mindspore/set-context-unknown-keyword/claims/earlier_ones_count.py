# releases: >=2.0
"""The keywords before the unknown one are set, those behind it are not."""

import mindspore as ms

for arguments in ({"max_call_depth": 77, "jit_levl": "O0"}, {"jit_levl": "O0", "max_call_depth": 88}):
    try:
        ms.set_context(**arguments)
    except ValueError as error:
        assert "the keyword argument jit_levl is not recognized!" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    assert ms.get_context("max_call_depth") == 77
