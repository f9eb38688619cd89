"""A result that fits into the pipe can be read after the join."""

import torch
import torch.multiprocessing as mp


def work(queue):
    """Put one kilobyte of features into the queue."""
    queue.put(torch.ones(16, 16).numpy())


if __name__ == "__main__":
    context = mp.get_context("fork")
    queue = context.Queue()
    worker = context.Process(target=work, args=(queue,))
    worker.start()
    worker.join()
    assert queue.get().sum() == 16 * 16
