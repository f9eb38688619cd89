"""list() of a range, a map, a set, a generator or the values is accepted, and so is a list of pairs."""

import paddle

for data in (range(1, 3), map(float, "12"), {1, 2}, (number for number in (1, 2)), {"a": 1, "b": 2}.values()):
    assert paddle.to_tensor(list(data)).tolist() == [1, 2]
assert paddle.to_tensor(list(zip([1, 2], [3, 4]))).tolist() == [[1, 3], [2, 4]]
