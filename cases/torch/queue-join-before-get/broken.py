"""Compute features in a worker process and collect them through a queue."""

import torch
import torch.multiprocessing as mp


def work(queue):
    """Put one megabyte of features into the queue."""
    queue.put(torch.ones(512, 512).numpy())


if __name__ == "__main__":
    context = mp.get_context("fork")
    queue = context.Queue()
    worker = context.Process(target=work, args=(queue,))
    worker.start()
    worker.join()
    features = queue.get()
    result = float(features.sum())
    assert result == 512 * 512
