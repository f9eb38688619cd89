"""A list that begins with a text, also one of digits, has "too many dimensions 'str'"; a text alone, behind a number or empty at the beginning has "new(): invalid data type 'str'"."""

import torch


def error_of(data):
    try:
        torch.tensor(data)
    except (TypeError, ValueError) as error:
        return type(error).__name__ + ": " + str(error)
    return ""


for data in (["cat", "dog"], ["1", "2"], ["7", 2], [["1.5", "2"], ["3", "4"]], [("cat", 1)]):
    assert error_of(data) == "ValueError: too many dimensions 'str'"
for data in ("cat", "7", [1, "2"], [[1.5, "n/a"]], ["", "cat"], ""):
    assert error_of(data) == "TypeError: new(): invalid data type 'str'"
