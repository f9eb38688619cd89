"""The path of a data set has a typing error."""

import mindspore as ms

ms.dataset.ImageFolderDataset("/nonexistent/train")
