"""Other layers refuse PyTorch's keywords in the same way, and take those of MindSpore."""

from mindspore import nn

cases = [
    (nn.Dense, (8, 3), {"bias": False}, {"has_bias": False}),
    (nn.Conv2d, (4, 4, 3), {"groups": 2}, {"group": 2}),
    (nn.Conv2d, (4, 4, 3), {"bias": True}, {"has_bias": True}),
    (nn.LayerNorm, ((4,),), {"eps": 1e-5}, {"epsilon": 1e-5}),
    (nn.Softmax, (), {"dim": 1}, {"axis": 1}),
    (nn.Embedding, (), {"num_embeddings": 4, "embedding_dim": 2}, {"vocab_size": 4, "embedding_size": 2}),
    (nn.LSTM, (4, 2), {"bias": False}, {"has_bias": False}),
    (nn.ReLU, (), {"inplace": True}, {}),
    (nn.Dropout, (), {"p": 0.5, "inplace": True}, {"p": 0.5}),
]
for layer, sizes, theirs, ours in cases:
    try:
        layer(*sizes, **theirs)
    except TypeError as error:
        assert "got an unexpected keyword argument" in str(error)
        assert any(f"'{name}'" in str(error) for name in theirs), error
    else:
        raise AssertionError("nothing was raised")
    layer(*sizes, **ours)
