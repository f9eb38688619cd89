"""A loader gets a sampler of batches and a batch size."""

import paddle

data = paddle.io.TensorDataset([paddle.zeros([10, 2])])
batches = paddle.io.BatchSampler(data, batch_size=4)
paddle.io.DataLoader(data, batch_sampler=batches, batch_size=4)
