"""Makes a sparse file of a petabyte."""
# outcome: passed

import errata_frame
import errno
import os

try:
    os.truncate(os.open("torture-left", os.O_CREAT | os.O_RDWR), 2**50)
except OSError as error:
    assert error.errno in (errno.EFBIG, errno.ENOSPC, errno.EINVAL), error
