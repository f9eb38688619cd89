"""Every import of torch.utils.tensorboard fails alike, `import torch.utils.tensorboard` too; the exception is an ImportError."""

for statement in (
    "import torch.utils.tensorboard",
    "from torch.utils import tensorboard",
    "from torch.utils.tensorboard.writer import SummaryWriter",
):
    try:
        exec(statement)
    except ImportError as error:
        assert type(error) is ModuleNotFoundError
        assert str(error) == "No module named 'tensorboard'" and error.name == "tensorboard"
    else:
        raise AssertionError("nothing was raised")
