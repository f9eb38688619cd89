# releases: >=2.6
"""import paddle.fluid raises ModuleNotFoundError, from paddle import fluid raises ImportError."""

words = []
try:
    import paddle.fluid
except ModuleNotFoundError as error:
    words.append(str(error))
try:
    from paddle import fluid
except ImportError as error:
    words.append(str(error)[:40])
assert words == ["No module named 'paddle.fluid'", "cannot import name 'fluid' from 'paddle'"]
