# releases: >=2.10
"""The wheel has both parts; the message for "GPU" does not name libmindspore_gpu, the log names libcuda.so."""

import pathlib
import subprocess
import sys

import mindspore as ms

program = "import mindspore as ms\nms.set_context(device_target='GPU')"
done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
for part in ("ascend", "gpu"):
    assert list(pathlib.Path(ms.__file__).parent.glob(f"lib/plugin/libmindspore_{part}.so.*"))
assert "Unsupported device target GPU" in done.stderr, done.stderr
assert "libmindspore_gpu.so.1" not in done.stderr
log = done.stderr[: done.stderr.index("Traceback")]
assert "libcuda.so (need by mindspore-gpu) is not found" in log, log
