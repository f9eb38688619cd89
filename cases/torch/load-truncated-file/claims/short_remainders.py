"""The message by the length of what remains; from `io.BytesIO` it is "negative seek value" where a file has "Invalid argument"."""

import io
import pathlib
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "weights.pt")
    torch.save(torch.zeros(50000), path)
    whole = path.read_bytes()
    for length, words in [
        (4, "not a ZIP archive"),
        (21, "not a ZIP archive"),
        (22, "failed finding central directory"),
        (4096, "failed finding central directory"),
        (4097, "Invalid argument"),
        (69000, "Invalid argument"),
        (70000, "failed finding central directory"),
        (len(whole) - 1, "failed finding central directory"),
    ]:
        path.write_bytes(whole[:length])
        try:
            torch.load(path)
        except (OSError, RuntimeError) as error:
            assert words in str(error)
        else:
            raise AssertionError("nothing was raised")
try:
    torch.load(io.BytesIO(whole[:5000]))
except ValueError as error:
    assert "negative seek value" in str(error), error
else:
    raise AssertionError("nothing was raised")
