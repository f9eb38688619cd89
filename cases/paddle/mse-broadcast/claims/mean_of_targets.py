"""Trained so, a line of slope 3 comes out flat, at the mean of the targets; with equal shapes it has its slope. No warning is given."""

import warnings

import paddle

paddle.seed(0)
x = paddle.randn([32, 1])
target = 3.0 * x[:, 0] + 1.0
slopes = []
for column in (False, True):
    model = paddle.nn.Linear(1, 1)
    optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(200):
            predicted = model(x)
            loss = paddle.nn.functional.mse_loss(predicted, target.unsqueeze(1) if column else target)
            loss.backward()
            optimizer.step()
            optimizer.clear_grad()
    slopes.append(model.weight.item())
    if not column:
        assert not caught
        assert float((predicted - target.mean()).abs().max()) < 0.01
assert abs(slopes[0]) < 0.01 and abs(slopes[1] - 3.0) < 0.01
