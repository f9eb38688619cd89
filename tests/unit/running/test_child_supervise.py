from __future__ import annotations

import os
import time
from typing import Any

from errata.running import child_supervise

used_mb: Any = child_supervise.used_mb  # untyped: it runs on Python 3.7 as well
LATER_S = 60.0


def test_memory_that_several_share_is_looked_at_only_where_it_matters() -> None:
    mine = [os.getpid(), os.getppid()]
    resident = used_mb(mine, 1e9, time.monotonic() - 1)
    assert resident > 0
    assert 0 < used_mb(mine, 0, time.monotonic() + LATER_S) <= resident * 2


def test_a_look_that_takes_too_long_is_given_up_where_there_are_many() -> None:
    assert used_mb([os.getpid()] * 2, 0, time.monotonic() - 1) > 0
    assert used_mb([os.getpid()] * 60, 0, time.monotonic() - 1) == 0
