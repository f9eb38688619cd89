"""A mindspore.py gives other words too, by its imports: no attribute, cannot import name, and is not a package."""

import subprocess
import sys
from pathlib import Path

import mindspore as ms

Path("mindspore.py").write_text("")
for line, expected in (
    ("import mindspore as ms; ms.Tensor([1.0])", "AttributeError: module 'mindspore' has no attribute 'Tensor'"),
    ("from mindspore import nn", "ImportError: cannot import name 'nn' from 'mindspore' ("),
    ("import mindspore.nn as nn", "ModuleNotFoundError: No module named 'mindspore.nn'; 'mindspore' is not a package"),
):
    Path("train.py").write_text(line + "\n")
    run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True)
    assert expected in run.stderr, run.stderr
main = "import mindspore as ms\n\n\ndef main():\n    print(ms.Tensor([1.0]))\n\n\nif __name__ == '__main__':\n    main()\n"
for text, expected in (
    ("from mindspore import nn\n", "ImportError: cannot import name 'nn' from partially initialized module 'mindspore'"),
    ("import mindspore.nn as nn\n", "ModuleNotFoundError: No module named 'mindspore.nn'; 'mindspore' is not a package"),
    (main, "AttributeError: module 'mindspore' has no attribute 'Tensor'"),
):
    Path("mindspore.py").write_text(text)
    run = subprocess.run([sys.executable, "mindspore.py"], capture_output=True, text=True)
    assert expected in run.stderr, run.stderr
assert ms.Tensor([1.0]).shape == (1,)  # this program has imported the package
