"""Without OMP_NUM_THREADS and MKL_NUM_THREADS each process has the same number, whatever else runs beside it."""

import os
import subprocess
import sys

environment = {key: value for key, value in os.environ.items() if key not in ("OMP_NUM_THREADS", "MKL_NUM_THREADS")}
experiment = [sys.executable, "-c", "import torch; print(torch.get_num_threads())"]
running = [subprocess.Popen(experiment, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
first, second = (int(one.communicate()[0]) for one in running)
assert first == second
assert first > 1 or os.cpu_count() <= 2
