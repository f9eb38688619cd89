"""Read three epochs on one of two ranks, and tell the sampler which one it is."""

from torch.utils.data import DataLoader, DistributedSampler

samples = list(range(24))
sampler = DistributedSampler(samples, num_replicas=2, rank=0)
loader = DataLoader(samples, batch_size=4, sampler=sampler)

epochs = []
for epoch in range(3):
    sampler.set_epoch(epoch)
    epochs.append([batch.tolist() for batch in loader])

result = {"batches": len(epochs[0])}
assert epochs[1] != epochs[0], "epoch 1 has the batches of epoch 0 in the same order"
