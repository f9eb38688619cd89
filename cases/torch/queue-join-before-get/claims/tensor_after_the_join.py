"""A tensor cannot be read from the queue after its process has ended."""

import torch
import torch.multiprocessing as mp


def work(queue):
    """Put one megabyte of features into the queue, as a tensor."""
    queue.put(torch.ones(512, 512))


if __name__ == "__main__":
    context = mp.get_context("fork")
    queue = context.Queue()
    worker = context.Process(target=work, args=(queue,))
    worker.start()
    worker.join()
    try:
        queue.get(timeout=5)
    except (ConnectionError, FileNotFoundError):
        pass
    else:
        raise AssertionError("nothing was raised")
