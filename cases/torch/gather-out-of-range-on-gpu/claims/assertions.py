# releases: >=2.8
"""gather and scatter, an index in square brackets and `index_select` print three assertions, and one in common for whole rows of a multiple of 16 bytes."""

import subprocess
import sys

import torch  # noqa: F401

PROGRAM = """
import torch
values, index = torch.rand(3, COLUMNS, device="cuda"), torch.tensor([1, 3], device="cuda")
CALL
torch.cuda.synchronize()
"""
ROWS = "ind >=0 && ind < ind_dim_size && "
GATHER = "idx_dim >= 0 && idx_dim < index_size && "
CALLS = [
    (2, "values[0].gather(0, index)", GATHER),
    (2, "values[0].scatter_(0, index, 1.0)", GATHER),
    (2, "values[index]", "index < sizes[i] && "),
    (2, "values.index_select(0, index)", "srcIndex < srcSelectDimSize"),
    (64, "values.index_select(0, index)", ROWS),
    (64, "values[index]", ROWS),
    (64, "values.gather(0, index[:, None].expand(2, 64))", ROWS),
]

running = []
for columns, call, assertion in CALLS:
    program = PROGRAM.replace("COLUMNS", str(columns)).replace("CALL", call)
    child = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE, text=True)
    running.append((call, assertion, child))
for call, assertion, child in running:
    printed = child.communicate()[1]
    assert "Assertion `" in printed and assertion in printed, (call, printed)
