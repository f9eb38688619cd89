"""A queue of tensors ends as `received 0 items of ancdata`; after the sharing strategy is `file_system` it does not."""

import resource

import torch
import torch.multiprocessing as mp


def produce(queue, done):
    for number in range(200):
        queue.put(torch.tensor([number]))
    done.wait()


def received(limit):
    queue, done = mp.Queue(), mp.Event()
    producer = mp.Process(target=produce, args=(queue, done), daemon=True)
    producer.start()
    kept = [queue.get()]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    try:
        kept += [queue.get() for _ in range(199)]
    finally:
        kept.clear()
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        done.set()
        producer.join()


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    try:
        received(128)
    except RuntimeError as error:
        message = str(error)
    assert message == "received 0 items of ancdata", message
    mp.set_sharing_strategy("file_system")
    received(128)
