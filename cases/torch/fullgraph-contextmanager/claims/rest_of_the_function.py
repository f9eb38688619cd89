# releases: ==2.5.1
"""The graph ends at the `with`: what follows the block is not compiled either, and a function that it calls is compiled on its own."""

import contextlib

import torch

graphs = []


def backend(graph, inputs):
    """Note the operations of a graph."""
    graphs.append([node.name for node in graph.graph.nodes if node.op.startswith("call")])
    return graph


@contextlib.contextmanager
def scope():
    """Do nothing before and after."""
    yield


def inner(x):
    """Two operations."""
    return x.sin().cos()


@torch.compile(backend=backend)
def plain(x):
    """Operations before, in and after the block."""
    x = x.exp()
    with scope():
        x = x.relu()
    return x.tanh()


@torch.compile(backend=backend)
def calls(x):
    """A call in the block."""
    x = x.exp()
    with scope():
        x = inner(x)
    return x.tanh()


plain(torch.ones(3))
assert [len(graph) for graph in graphs] == [1], graphs
graphs.clear()
calls(torch.ones(3))
assert [len(graph) for graph in graphs] == [1, 2], graphs
