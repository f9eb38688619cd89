"""The commands of packages are in the folder of sys.executable, which sysconfig.get_path("scripts") names."""

import os
import sys
import sysconfig

assert os.path.dirname(sys.executable) == sysconfig.get_path("scripts")
assert os.path.exists(os.path.join(sysconfig.get_path("scripts"), "torchrun"))
