# releases: >=3.3
"""The AST transformer writes "Paddle static graph(PIR) not support input out tensor for now!!!!!" to the log."""

import subprocess
import sys

PROGRAM = """
import paddle


def accumulate(buffer, update):
    paddle.add(buffer, update, out=buffer)
    return buffer.mean()


paddle.jit.to_static(accumulate, full_graph=True)(paddle.zeros([3]), paddle.ones([3]))
"""
with open("program.py", "w") as file:
    file.write(PROGRAM)
done = subprocess.run([sys.executable, "program.py"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
assert done.returncode == 0, done.stdout
assert b"Paddle static graph(PIR) not support input out tensor for now!!!!!" in done.stdout, done.stdout
