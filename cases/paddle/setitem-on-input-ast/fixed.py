"""Return a masked copy, and let the caller take it from there."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def masked_energy(batch):
    """Zero the first column of a copy of the batch; return the batch and the energy of the rest."""
    batch = paddle.concat([paddle.zeros_like(batch[:, :1]), batch[:, 1:]], axis=1)
    squares = batch * batch
    return batch, squares.sum()


if MODE != "dynamic":
    masked_energy = paddle.jit.to_static(masked_energy, full_graph=MODE == "ast")

batch = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
batch, energy = masked_energy(batch)
result = batch
assert energy.item() == 58.0
assert batch.tolist() == [[0.0, 3.0], [0.0, 7.0]], "after the call the batch is %s" % batch.tolist()
