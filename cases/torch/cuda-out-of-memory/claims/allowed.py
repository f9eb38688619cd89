"""The message has "allowed" where `set_per_process_memory_fraction` set a limit, and not elsewhere; after the error a smaller tensor fits."""

import torch

MIB = 2**20


def message_of(size):
    """Return the words of the error for so many bytes."""
    try:
        torch.empty(size, dtype=torch.uint8, device="cuda")
    except torch.cuda.OutOfMemoryError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "allowed" not in message_of(2**50)
torch.cuda.set_per_process_memory_fraction(128 * MIB / torch.cuda.get_device_properties(0).total_memory)
assert "128.00 MiB allowed" in message_of(256 * MIB)
assert torch.zeros(64 * MIB, dtype=torch.uint8, device="cuda").sum().item() == 0
