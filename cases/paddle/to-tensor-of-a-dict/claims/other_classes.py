"""A dictionary, its values, None, a set, a range, a map, a zip, a generator and a text are refused; the message names the class."""

import paddle

scores = {"a": 1.0, "b": 2.0}
for data, name in (
    (scores, "dict"),
    (scores.keys(), "dict_keys"),
    (scores.values(), "dict_values"),
    (None, "NoneType"),
    ({1, 2}, "set"),
    (range(3), "range"),
    (map(float, "12"), "map"),
    (zip([1], [2]), "zip"),
    ((number for number in (1, 2)), "generator"),
    ("0.5", "str"),
):
    try:
        paddle.to_tensor(data)
    except TypeError as error:
        assert "Can't constructs a 'paddle.Tensor' with data type <class '%s'>" % name in str(error), error
    else:
        raise RuntimeError("accepted: " + name)
