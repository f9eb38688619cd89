"""`allclose` and the methods fail as well, also where nothing is NaN, with the first operand's shape in the message; without `equal_nan`, of integers, or with the larger tensor first nothing fails."""

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
nan = float("nan")
table = torch.tensor([[1.0, nan], [2.0, 3.0]])
row = torch.tensor([[1.0, nan]])


def words(call):
    """The message of a call that raises, else None."""
    try:
        call()
    except RuntimeError as error:
        return str(error)
    return None


failing = [
    (lambda: torch.isclose(row, table, equal_nan=True), "[1, 2]"),
    (lambda: row.isclose(table, equal_nan=True), "[1, 2]"),
    (lambda: torch.allclose(row, table, equal_nan=True), "[1, 2]"),
    (lambda: row[0].allclose(table, equal_nan=True), "[2]"),
    (lambda: torch.isclose(torch.tensor(nan), table, equal_nan=True), "[]"),
    (lambda: torch.isclose(table[:, :1], row, equal_nan=True), "[2, 1]"),
    (lambda: torch.isclose(torch.ones(2), torch.ones(2, 2), equal_nan=True), "[2]"),
]
for call, shape in failing:
    text = f"output with shape {shape} doesn't match the broadcast shape [2, 2]"
    assert words(call) == (text if release < (2, 12) else None)

assert words(lambda: torch.isclose(row, table)) is None
whole = row.nan_to_num().long(), table.nan_to_num().long()
assert words(lambda: torch.isclose(*whole, equal_nan=True)) is None
assert words(lambda: torch.isclose(table, row, equal_nan=True)) is None
