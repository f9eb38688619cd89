"""Both ranks evaluate a part, and neither waits for long."""

import datetime
import os
import tempfile
import time

import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def train(rank, file):
    dist.init_process_group(
        "gloo",
        init_method=f"file://{file}",
        rank=rank,
        world_size=2,
        timeout=datetime.timedelta(seconds=4),
    )
    loss = torch.ones(1)
    time.sleep(3.5)  # each evaluates one half
    dist.all_reduce(loss)
    dist.destroy_process_group()
    return loss.item() / 2


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "group")
        other = mp.get_context("fork").Process(target=train, args=(1, file), daemon=True)
        other.start()
        result = train(0, file)
    assert result == 1.0
