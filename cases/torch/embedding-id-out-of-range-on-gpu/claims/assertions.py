# releases: >=2.9
"""Two ids print `srcIndex < srcSelectDimSize`; twenty print `ind >=0 && ind < ind_dim_size` for rows of 256 bytes, and `idx_dim >= 0 && idx_dim < index_size` for rows of 12."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
ids = torch.tensor([1, 3], device="cuda").repeat(TIMES)
torch.nn.Embedding(3, COLUMNS).cuda()(ids).sum().item()
"""

for times, columns, assertion in (
    (1, 64, "srcIndex < srcSelectDimSize"),
    (10, 64, "ind >=0 && ind < ind_dim_size"),
    (10, 3, "idx_dim >= 0 && idx_dim < index_size"),
):
    program = PROGRAM.replace("TIMES", str(times)).replace("COLUMNS", str(columns))
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr
    assert "Assertion `" + assertion in printed, (times, columns, printed)
