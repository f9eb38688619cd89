"""What is asked of the gradient is in the message: the operator and both types, or data, norm, zero_ and mul_."""

from torch import nn

p = nn.Linear(2, 2).weight


def words(use):
    try:
        use()
    except (TypeError, AttributeError) as error:
        return str(error)
    raise AssertionError("nothing was raised")


def scaled():
    p.grad *= 0.5


assert words(lambda: 1 * p.grad) == "unsupported operand type(s) for *: 'int' and 'NoneType'"
assert words(lambda: p * p.grad) == "unsupported operand type(s) for *: 'Parameter' and 'NoneType'"
assert words(lambda: p - p.grad) == "unsupported operand type(s) for -: 'Parameter' and 'NoneType'"
assert words(scaled) == "unsupported operand type(s) for *=: 'NoneType' and 'float'"
for name in ("data", "norm", "zero_", "mul_"):
    found = words(lambda name=name: getattr(p.grad, name))
    assert found == f"'NoneType' object has no attribute '{name}'"
