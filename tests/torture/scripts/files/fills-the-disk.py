"""Fills its folder until it may not."""
# outcome: passed
# timeout: 60

import errata_frame
import errno

number = 0
try:
    while number < 300:
        with open("torture-left-%d" % number, "wb") as file:
            file.write(b"x" * 100_000_000)
        number += 1
except OSError as error:
    assert error.errno in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT), error
else:
    raise AssertionError("thirty gigabytes could be written")
