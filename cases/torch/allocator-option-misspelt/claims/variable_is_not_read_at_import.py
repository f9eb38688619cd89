"""With the variable set before it, `import torch` raises nothing, and neither does work on the CPU."""

import os
import subprocess
import sys

environment = os.environ | {"PYTORCH_CUDA_ALLOC_CONF": "max_split_size:128"}
code = "import torch; assert torch.ones(2).sum() == 2"
assert subprocess.run([sys.executable, "-c", code], env=environment).returncode == 0
