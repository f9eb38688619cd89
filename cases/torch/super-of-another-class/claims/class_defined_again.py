"""A class that is defined again, as by a cell that is run twice, is another class: an object or a class that was kept from before fails in the same words, a new object does not."""

from torch import nn


def run_cell():
    global Net

    class Net(nn.Module):
        def __init__(self):
            super(Net, self).__init__()

        def extra_repr(self):
            return super(Net, self).extra_repr()


run_cell()
old_class, old_model = Net, Net()
run_cell()
for use in (old_class, old_model.extra_repr):
    try:
        use()
    except TypeError as error:
        assert "super(type, obj): obj" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert Net().extra_repr() == ""
