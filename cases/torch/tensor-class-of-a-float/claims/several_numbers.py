"""Of several numbers, or of text, the words are others."""

import torch

for arguments, words in (
    ((1.5, 2.5), "new() received an invalid combination of arguments - got (float, float)"),
    ((3, 2.5), "new(): argument 'size' "),
    (("3.5",), "new(): invalid data type 'str'"),
):
    try:
        torch.Tensor(*arguments)
    except TypeError as error:
        assert str(error).startswith(words)
    else:
        raise AssertionError("nothing was raised")
