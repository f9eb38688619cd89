"""The message names the class of the argument: a path, None, a layer, a list, a pair and a method without its parentheses fail alike."""

from paddle import nn

model = nn.Linear(4, 2)
for argument, name in (
    ("model.pdparams", "str"),
    (None, "NoneType"),
    (model, "Linear"),
    ([model.state_dict()], "list"),
    ((model.state_dict(), None), "tuple"),
    (model.state_dict, ("function", "method")),
):
    try:
        model.set_state_dict(argument)
    except AttributeError as error:
        names = (name,) if isinstance(name, str) else name
        assert any("'%s' object has no attribute 'get'" % each in str(error) for each in names), error
    else:
        raise RuntimeError("accepted")
