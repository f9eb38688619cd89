"""A folder mindspore beside the script is passed over, unless it has an __init__.py."""

import subprocess
import sys
from pathlib import Path

import mindspore

Path("mindspore").mkdir()
Path("train.py").write_text("import mindspore\n\nprint(mindspore.__file__)\n")


def found():
    """The file of the module that the script imports."""
    run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True, check=True)
    return Path(run.stdout.strip().splitlines()[-1])


assert found() == Path(mindspore.__file__)
Path("mindspore/__init__.py").write_text("")
assert found().resolve() == Path("mindspore/__init__.py").resolve()
