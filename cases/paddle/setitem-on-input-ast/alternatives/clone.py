"""Assign to a clone that the function makes first, and return it."""

import paddle


def masked_energy(batch):
    """Zero the first column of a copy of the batch; return the batch and the energy of the rest."""
    batch = batch.clone()
    batch[:, 0] = 0.0
    squares = batch * batch
    return batch, squares.sum()


masked_energy = paddle.jit.to_static(masked_energy, full_graph=True)
given = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
batch, energy = masked_energy(given)
result = batch
assert energy.item() == 58.0
assert given.tolist() == [[1.0, 3.0], [5.0, 7.0]]
assert batch.tolist() == [[0.0, 3.0], [0.0, 7.0]], "after the call the batch is %s" % batch.tolist()
