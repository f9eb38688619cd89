"""After `force=True` the new method is that of all processes that are started later."""

import torch.multiprocessing as mp

mp.set_start_method("fork", force=True)
assert type(mp.get_context()).__name__ == "ForkContext"
mp.set_start_method("spawn", force=True)
assert mp.get_start_method() == "spawn"
assert type(mp.get_context()).__name__ == "SpawnContext"
