"""Graph mode drops `list.remove` as well; the other methods that change a list made in construct work."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Lists(nn.Cell):
    """One list for each method."""

    def construct(self, x):
        removed = [1.0, 2.0, 3.0]
        removed.remove(1.0)
        turned = [1.0, 2.0, 3.0]
        turned.reverse()
        longer = [1.0, 2.0, 3.0]
        longer.append(4.0)
        longer.insert(0, 5.0)
        longer.extend([6.0])
        shorter = [1.0, 2.0, 3.0]
        shorter.pop()
        shorter.pop(0)
        empty = [1.0, 2.0, 3.0]
        empty.clear()
        return (
            x * removed[0],
            x * turned[0],
            x * longer[0],
            x * longer[-1],
            x * shorter[0],
            x * len(empty),
        )


found = [float(each.asnumpy()) for each in Lists()(ms.Tensor(1.0, ms.float32))]
assert found == [1.0, 3.0, 5.0, 6.0, 2.0, 0.0], found
