"""mindspore.__file__ names the file that is found."""

import subprocess
import sys
from pathlib import Path

import mindspore

command = [sys.executable, "-c", "import mindspore; print(mindspore.__file__)"]
assert Path(mindspore.__file__).name == "__init__.py"
Path("mindspore.py").write_text("")
run = subprocess.run(command, capture_output=True, text=True, check=True)
assert Path(run.stdout.strip()).name == "mindspore.py"
