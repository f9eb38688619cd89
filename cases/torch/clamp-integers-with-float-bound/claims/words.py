"""Other operations in place, `out=` and `clamp_` by tensors alone say "Long"; `clamp_` by a number says "long int"."""

import torch

bound = torch.tensor(4.0)


def words(operation):
    """The last words of the error of an operation on integers."""
    try:
        operation(torch.tensor([1, 5, 9]))
    except RuntimeError as error:
        return str(error).partition("result type Float can't be cast to the desired output type ")[
            2
        ]
    return None


assert words(lambda cells: cells.clamp_(0, bound)) == "long int"
assert words(lambda cells: cells.clamp_(0, 2.5)) == "long int"
assert words(lambda cells: cells.clamp_(max=bound)) == "Long"
assert words(lambda cells: cells.__iadd__(0.5)) == "Long"
assert words(lambda cells: cells.div_(2)) == "Long"
assert words(lambda cells: torch.add(cells, 0.5, out=cells)) == "Long"
