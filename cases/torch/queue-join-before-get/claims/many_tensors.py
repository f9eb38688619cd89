"""The join of a worker that has put 2,000 small tensors does not return."""

import torch
import torch.multiprocessing as mp


def work(queue):
    """Put many small tensors into the queue."""
    for _ in range(2000):
        queue.put(torch.ones(2))


if __name__ == "__main__":
    context = mp.get_context("fork")
    queue = context.Queue()
    worker = context.Process(target=work, args=(queue,), daemon=True)
    worker.start()
    worker.join(5)
    waits = worker.is_alive()
    worker.terminate()
    worker.join()
    assert waits
