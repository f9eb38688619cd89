"""With FLAGS_enable_pir_api=0 in the environment the program is of the older kind, whose `clone` takes `for_test`."""

import os
import subprocess
import sys

PROGRAM = """
import paddle
paddle.enable_static()
paddle.static.default_main_program().clone(for_test=True)
"""
environment = {**os.environ, "FLAGS_enable_pir_api": "0"}
subprocess.run([sys.executable, "-c", PROGRAM], env=environment, check=True)
