"""find_spec names the file that is found, where an import of it fails."""

import subprocess
import sys
from pathlib import Path

import mindspore

command = [sys.executable, "-c", "import importlib.util; print(importlib.util.find_spec('mindspore').origin)"]
run = subprocess.run(command, capture_output=True, text=True, check=True)
assert Path(run.stdout.strip()) == Path(mindspore.__file__), run.stdout
Path("mindspore.py").write_text("import mindspore as ms\n\nprint(ms.Tensor([1.0]))\n")
assert subprocess.run([sys.executable, "-c", "import mindspore"], capture_output=True).returncode == 1
run = subprocess.run(command, capture_output=True, text=True, check=True)
assert Path(run.stdout.strip()).resolve() == Path("mindspore.py").resolve(), run.stdout
