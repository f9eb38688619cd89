# releases: >=3.3
"""`layer.cuda()` on a CPU build raises "use wrong place" where `x.cuda()` says "No available device found."."""

import paddle

for move, words in [
    (paddle.nn.Linear(2, 2).cuda, "use wrong place"),
    (paddle.ones([2]).cuda, "No available device found."),
]:
    try:
        move()
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
