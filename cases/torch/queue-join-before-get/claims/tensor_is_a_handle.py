"""The join returns for one megabyte in a tensor, of which only a handle goes into the pipe."""

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
    assert worker.exitcode == 0
