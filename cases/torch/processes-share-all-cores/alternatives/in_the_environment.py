"""Run two experiments at once; OMP_NUM_THREADS in their environment limits each."""

import os
import subprocess
import sys

CORES = max(2, os.cpu_count())
environment = {**os.environ, "OMP_NUM_THREADS": str(CORES // 2)}
experiment = [sys.executable, "-c", "import torch; print(torch.get_num_threads())"]
running = [subprocess.Popen(experiment, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
threads = [int(one.communicate()[0]) for one in running]
assert sum(threads) <= CORES
