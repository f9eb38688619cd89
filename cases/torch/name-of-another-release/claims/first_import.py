# releases: <2.3
"""Where the name is a module, the import says "No module named 'torch.nn.attention'"; where it is imported from a module, "cannot import name", as for a missing name."""

for line, words in (
    ("import torch.nn.attention", "No module named 'torch.nn.attention'"),
    ("from torch.nn import attention", "cannot import name 'attention' from 'torch.nn'"),
    ("from torch.amp import GradScaler", "cannot import name 'GradScaler' from 'torch.amp'"),
):
    try:
        exec(line)
    except ImportError as error:
        assert words in str(error), error
    else:
        raise AssertionError(line)
