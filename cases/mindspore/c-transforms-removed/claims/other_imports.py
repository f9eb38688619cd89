# releases: >=2.8
"""The other ways to import them, `py_transforms` and `ms_function` fail, too."""

statements = {
    "from mindspore.dataset.vision import c_transforms": "cannot import name 'c_transforms'",
    "import mindspore.dataset.vision.py_transforms": "No module named 'mindspore.dataset.vision.py_transforms'",
    "from mindspore.dataset.transforms import py_transforms": "cannot import name 'py_transforms'",
    "from mindspore import ms_function": "cannot import name 'ms_function' from 'mindspore'",
    "from mindspore.common.api import ms_function": "cannot import name 'ms_function'",
}
for statement, words in statements.items():
    try:
        exec(statement)
    except ImportError as error:
        assert words in str(error), error
    else:
        raise AssertionError(statement)
