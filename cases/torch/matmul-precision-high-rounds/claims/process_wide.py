"""The setting holds in every thread, is what `allow_tf32` says, and leaves the TF32 of convolutions alone, which is on by default."""

import threading

import torch

assert torch.get_float32_matmul_precision() == "highest"
assert not torch.backends.cuda.matmul.allow_tf32
assert torch.backends.cudnn.allow_tf32
torch.set_float32_matmul_precision("high")
assert torch.backends.cuda.matmul.allow_tf32
seen = []
thread = threading.Thread(target=lambda: seen.append(torch.get_float32_matmul_precision()))
thread.start()
thread.join()
assert seen == ["high"]
torch.set_float32_matmul_precision("highest")
assert not torch.backends.cuda.matmul.allow_tf32
assert torch.backends.cudnn.allow_tf32
