"""run_check passes where Ascend cannot be used, and names the CPU as the platform."""

import contextlib
import io

import mindspore as ms

printed = io.StringIO()
with contextlib.redirect_stdout(printed):
    ms.run_check()
assert "CPU] successfully" in printed.getvalue(), printed.getvalue()
