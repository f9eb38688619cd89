# releases: >=2.9,<2.10
"""On 2.9 both functions make the same graph."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2))
example = (torch.ones(3, 2),)
one = torch.export.export_for_training(model, example)
other = torch.export.export(model, example)
assert [str(node.target) for node in one.graph.nodes] == [str(node.target) for node in other.graph.nodes]
