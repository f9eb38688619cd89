# releases: >=2.0
"""`Validator`, `Rel` and `mindspore.nn.transformer` of 1.x are not there, on 2.0 already."""

for statement in (
    "from mindspore._checkparam import Validator",
    "from mindspore._checkparam import Rel",
    "import mindspore.nn.transformer",
):
    try:
        exec(statement)
    except ImportError:
        pass
    else:
        raise AssertionError(statement)
