"""children, modules and named_modules are missing; cells, and the second of the pairs of cells_and_names, stand for them."""

from mindspore import nn

net = nn.SequentialCell(nn.Dense(8, 4), nn.SequentialCell(nn.ReLU()))
for name in ("children", "modules", "named_modules"):
    try:
        getattr(net, name)()
    except AttributeError as error:
        assert f"The 'SequentialCell' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert [type(cell).__name__ for cell in net.cells()] == ["Dense", "SequentialCell"]
assert [type(cell).__name__ for _, cell in net.cells_and_names()] == [
    "SequentialCell",
    "Dense",
    "SequentialCell",
    "ReLU",
]
