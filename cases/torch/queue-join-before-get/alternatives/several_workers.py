"""Read one result for each worker, then join all workers."""

import torch
import torch.multiprocessing as mp


def work(queue):
    """Put one megabyte of features into the queue."""
    queue.put(torch.ones(512, 512).numpy())


if __name__ == "__main__":
    context = mp.get_context("fork")
    queue = context.Queue()
    workers = [context.Process(target=work, args=(queue,)) for _ in range(3)]
    for worker in workers:
        worker.start()
    features = [queue.get() for _ in workers]
    for worker in workers:
        worker.join()
    assert sum(float(one.sum()) for one in features) == 3 * 512 * 512
