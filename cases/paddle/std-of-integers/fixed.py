"""How much the ratings of a product vary."""

import paddle

ratings = paddle.to_tensor([3, 4, 4, 3, 4]).astype("float32")

spread = paddle.std(ratings)

result = spread.item()
assert 0.547 < result < 0.548, "the standard deviation is %.4f, not 0.5477" % result
