"""cuda, float, long and view of such labels say it with their own names."""

from torch.utils.data import DataLoader

_, labels = next(iter(DataLoader([(1, "rose"), (2, "tulip")], batch_size=2)))
for name in ("cuda", "float", "long", "view"):
    try:
        getattr(labels, name)
    except AttributeError as error:
        assert str(error) == f"'tuple' object has no attribute '{name}'"
    else:
        raise AssertionError("nothing was raised")
