"""Parameters as the first argument have the same error; by name they are taken."""

import paddle

parameters = paddle.nn.Linear(3, 1).parameters()
for arguments in ([parameters], [parameters, 0.1]):
    try:
        paddle.optimizer.Adam(*arguments)
    except AttributeError as error:
        assert "parameters argument given to the Optimizer should not be None" in str(error)
    else:
        raise AssertionError("nothing was raised")
paddle.optimizer.Adam(0.1, parameters=parameters)
