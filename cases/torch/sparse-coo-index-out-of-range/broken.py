"""Sum the neighbours of each node with a sparse adjacency whose node numbers start at one."""

import torch

NODES = 4
edges = torch.tensor([[1, 2, 2, 3], [2, 3, 4, 4]])  # numbered from 1, as in the file

adjacency = torch.sparse_coo_tensor(edges, torch.ones(4), (NODES, NODES))
dense = adjacency.to_dense()

listed = torch.zeros(NODES, NODES)
for source, target in [(0, 1), (1, 2), (1, 3), (2, 3)]:
    listed[source, target] = 1.0
assert torch.equal(dense, listed), "the adjacency is %s" % dense.int().tolist()
result = dense
