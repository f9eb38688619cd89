"""Mask a column of a batch by slice assignment and read the batch again after the call."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def masked_energy(batch):
    """Zero the first column of the batch where it stands; return the energy of the rest."""
    batch[:, 0] = 0.0
    squares = batch * batch
    return squares.sum()


if MODE != "dynamic":
    masked_energy = paddle.jit.to_static(masked_energy, full_graph=MODE == "ast")

batch = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
energy = masked_energy(batch)
result = batch
assert energy.item() == 58.0
assert batch.tolist() == [[0.0, 3.0], [0.0, 7.0]], "after the call the batch is %s" % batch.tolist()
