# releases: <3.0
"""On 2.6 Python proposes SELU for nn.SiLU, which is another function, and BatchNorm2D for nn.BatchNorm2d."""

import subprocess
import sys

for name, proposal in (("SiLU", "SELU"), ("BatchNorm2d", "BatchNorm2D")):
    program = f"from paddle import nn; nn.{name}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert f"has no attribute '{name}'. Did you mean: '{proposal}'?" in run.stderr, run.stderr
