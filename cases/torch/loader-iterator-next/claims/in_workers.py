"""With num_workers the class has another name; next() works for both."""

from torch.utils.data import DataLoader

if __name__ == "__main__":
    batches = iter(DataLoader([1, 2, 3], num_workers=1))
    try:
        batches.next()
    except AttributeError as error:
        assert "'_MultiProcessingDataLoaderIter' object has no attribute 'next'" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert next(batches).tolist() == [1]
    assert next(iter(DataLoader([1, 2, 3]))).tolist() == [1]
