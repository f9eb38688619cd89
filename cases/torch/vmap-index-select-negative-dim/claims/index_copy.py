# releases: <2
"""`index_copy` with -2 dies alike; `gather`, `index_add` and `index_fill` with -2 do not."""

import os
import signal

import torch
from functorch import vmap

nodes = torch.arange(24.0).reshape(4, 3, 2)
first = torch.tensor([0])
added = vmap(lambda node: node.index_add(-2, first, node[:1]))(nodes)
assert torch.equal(added[:, 0], 2 * nodes[:, 0]) and torch.equal(added[:, 1:], nodes[:, 1:])
filled = vmap(lambda node: node.index_fill(-2, first, 5.0))(nodes)
assert (filled[:, 0] == 5).all() and torch.equal(filled[:, 1:], nodes[:, 1:])
taken = vmap(lambda node: node.gather(-2, torch.zeros(1, 2, dtype=torch.long)))(nodes)
assert torch.equal(taken, nodes[:, :1])

child = os.fork()
if child == 0:
    vmap(lambda node: node.index_copy(-2, first, node[:1]))(nodes)
    os._exit(0)
status = os.waitpid(child, 0)[1]
assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGSEGV, status
