# releases: >=2.8
"""An embedding with rows of 8 bytes prints `srcIndex < srcSelectDimSize`, one with rows of 256 bytes `ind >=0 && ind < ind_dim_size`."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
torch.nn.Embedding(3, COLUMNS).cuda()(torch.tensor([1, 3], device="cuda")).sum().item()
"""

for columns, assertion in ((2, "srcIndex < srcSelectDimSize"), (64, "ind >=0 && ind < ind_dim_size")):
    program = PROGRAM.replace("COLUMNS", str(columns))
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr
    assert assertion in printed, (columns, printed)
