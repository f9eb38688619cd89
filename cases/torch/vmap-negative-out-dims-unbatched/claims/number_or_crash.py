# releases: >=2.0,<2.14
"""A number instead of a table is "numel: integer multiplication overflow"; with out_dims=-2 the process fails or crashes."""

import subprocess
import sys

import torch

try:
    torch.func.vmap(lambda sample: torch.tensor(1.0), out_dims=-1)(torch.ones(4, 5))
except RuntimeError as error:
    assert "numel: integer multiplication overflow" in str(error), error
else:
    raise AssertionError("nothing was raised")

program = "import torch; torch.func.vmap(lambda sample: torch.ones(2, 3), out_dims=-2)(torch.ones(4, 5))"
assert subprocess.run([sys.executable, "-c", program], capture_output=True).returncode != 0
