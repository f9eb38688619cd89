"""Fills /dev/shm until it may not."""
# outcome: passed
# timeout: 60

import errata_frame
import errno

try:
    for number in range(300):
        with open("/dev/shm/torture-left-%d" % number, "wb") as file:
            file.write(b"x" * 100_000_000)
except OSError as error:
    assert error.errno in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT), error
else:
    raise AssertionError("thirty gigabytes could be written")
