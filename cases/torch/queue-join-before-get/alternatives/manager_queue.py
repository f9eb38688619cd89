"""Join first, and read from a queue that a manager keeps."""

import torch
import torch.multiprocessing as mp


def work(queue):
    """Put one megabyte of features into the queue."""
    queue.put(torch.ones(512, 512).numpy())


if __name__ == "__main__":
    context = mp.get_context("fork")
    with context.Manager() as manager:
        queue = manager.Queue()
        worker = context.Process(target=work, args=(queue,))
        worker.start()
        worker.join()
        assert float(queue.get().sum()) == 512 * 512
