"""A library and a script both limit the inter-op threads."""

import torch


def library_setup():
    """What a library does when it is imported."""
    torch.set_num_interop_threads(1)


def script_setup():
    """What the script does at its start."""
    torch.set_num_interop_threads(1)


library_setup()
script_setup()
result = torch.get_num_interop_threads()
