# releases: >=2.5
"""Storages, packed sequences and a named device refuse too; before 2.7 the words depend on the call."""

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
x = torch.ones(4)
calls = [
    (lambda: torch.empty(4, pin_memory=True), "Need to provide pin_memory allocator"),
    (lambda: x.untyped_storage().pin_memory(), "CUDA driver version is insufficient"),
    (lambda: x.pin_memory("cuda"), "CUDA driver version is insufficient"),
    (
        lambda: torch.nn.utils.rnn.pack_sequence([x]).pin_memory(),
        "Cannot access accelerator device",
    ),
]
for call, words in calls:
    try:
        call()
    except RuntimeError as error:
        assert release >= (2, 7) or words in str(error), error
    else:
        raise AssertionError("nothing was raised")
