# releases: >=2.0
"""`solve` and `inv` of a singular matrix, also as `inverse` and `matrix_power`, lose their error as well: NaN and infinity before 2.13."""

import torch
import torch._dynamo

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
singular = torch.ones(2, 2)


def outcome(function):
    """What the compiled function gives for a singular matrix."""
    torch._dynamo.reset()
    try:
        return torch.compile(function, backend="aot_eager")(singular)
    except torch.linalg.LinAlgError:
        return None


solved = outcome(lambda matrix: torch.linalg.solve(matrix, matrix[0]))
inverses = [
    outcome(function)
    for function in (
        lambda matrix: torch.linalg.inv(matrix),
        lambda matrix: matrix.inverse(),
        lambda matrix: torch.linalg.matrix_power(matrix, -1),
    )
]
if release < (2, 13):
    assert not solved.isfinite().any() and not any(inverse.isfinite().all() for inverse in inverses)
else:
    assert solved is None and inverses == [None] * 3
