"""A sum without `out=` in a `to_static` function writes "Paddle static graph(PIR) not support input out tensor for now!!!!!" to the log."""

import os
import subprocess
import sys

import paddle

assert paddle.__version__

PROGRAM = """
import paddle


def double(x):
    return x + x


paddle.jit.to_static(double, full_graph=%r)(paddle.ones([3]))
""" % (os.environ.get("ERRATA_MODE", "ast") != "sot")
with open("program.py", "w") as file:
    file.write(PROGRAM)
done = subprocess.run([sys.executable, "program.py"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
assert done.returncode == 0, done.stdout
assert b"Paddle static graph(PIR) not support input out tensor for now!!!!!" in done.stdout, done.stdout
