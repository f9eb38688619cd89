"""The rate comes from the command line as a text."""

import paddle

weights = paddle.nn.Linear(1, 1).parameters()
paddle.optimizer.SGD(learning_rate="0.1", parameters=weights)
