# releases: >=2.0
"""A misspelt keyword has the same words on every release."""

import mindspore as ms

for key, value in (("device_targt", "CPU"), ("jit_levl", "O0"), ("mod", 0)):
    try:
        ms.set_context(**{key: value})
    except ValueError as error:
        assert f"For 'context.set_context', the keyword argument {key} is not recognized!" in str(error), error
    else:
        raise AssertionError(key)
