"""The prefix of a model that `paddle.jit.save` wrote is read as weights by 2.6; 3.x says that the path does not exist."""

import os
import tempfile

import paddle

path = os.path.join(tempfile.mkdtemp(), "net")
paddle.jit.save(paddle.nn.Linear(2, 1), path, input_spec=[paddle.static.InputSpec([None, 2], "float32")])
try:
    state = paddle.load(path)
except ValueError as error:
    assert not paddle.__version__.startswith("2."), "2.6 refuses it"
    assert str(error) == "The ``path`` (%s) to load model not exists." % path, error
else:
    assert paddle.__version__.startswith("2."), "3.x reads it"
    assert sorted(state) == ["bias", "weight"]
