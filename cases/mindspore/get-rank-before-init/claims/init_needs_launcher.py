"""On the CPU `init()` raises in a process that no launcher started."""

import os

from mindspore import communication

for name in ("MS_ROLE", "MS_SCHED_HOST", "OMPI_COMMAND", "PMIX_RANK"):
    os.environ.pop(name, None)
try:
    communication.init()
    message = ""
except RuntimeError as error:
    message = str(error)
assert "communication.init()' without using 'mpirun'" in message, message
