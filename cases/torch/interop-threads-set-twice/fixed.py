"""A library and a script both limit the inter-op threads, the script only where it must."""

import torch


def library_setup():
    """What a library does when it is imported."""
    torch.set_num_interop_threads(1)


def script_setup():
    """What the script does at its start."""
    if torch.get_num_interop_threads() != 1:
        torch.set_num_interop_threads(1)


library_setup()
script_setup()
result = torch.get_num_interop_threads()
