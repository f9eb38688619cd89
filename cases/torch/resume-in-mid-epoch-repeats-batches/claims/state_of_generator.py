"""The generator's state of the beginning of an epoch brings its order back; the state of its middle does not."""

import torch
from torch.utils.data import DataLoader, TensorDataset


def loader(state=None):
    """A loader whose order a generator decides."""
    generator = torch.Generator().manual_seed(0)
    if state is not None:
        generator.set_state(state)
    return DataLoader(TensorDataset(torch.arange(24)), batch_size=4, shuffle=True, generator=generator)


def samples(batches):
    """The samples of the batches, in their order."""
    return [number for (batch,) in batches for number in batch.tolist()]


running = loader()
list(running)
at_the_beginning = running.generator.get_state()
batches = iter(running)
order = samples([next(batches), next(batches)])
in_the_middle = running.generator.get_state()
order += samples(batches)

assert samples(loader(at_the_beginning)) == order
assert samples(loader(in_the_middle)) != order
