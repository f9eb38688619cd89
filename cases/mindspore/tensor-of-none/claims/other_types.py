"""A dictionary, its values, a string, a set, a range, a generator and a Decimal have the same message, with their type at its end; so has Parameter."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor

ms.set_context(mode=ms.PYNATIVE_MODE)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


from decimal import Decimal

for value, name in (
    (None, "NoneType"),
    ({"a": 1.0}, "dict"),
    ({"a": 1.0}.values(), "dict_values"),
    ("1.5", "str"),
    ({1.0, 2.0}, "set"),
    (range(3), "range"),
    ((i for i in range(3)), "generator"),
    (Decimal("0.5"), "Decimal"),
):
    found = words(Tensor, value)
    assert "For 'Tensor', the type of 'input_data' should be one of '[" in found, found
    assert found.endswith(f"but got type '{name}'."), found
assert "but got type 'NoneType'." in words(Parameter, None)
