"""Describe the days of a weather station by two directions of its measurements."""

import io

import numpy as np
import torch

station = """
21.4,1013.2,45,3.1
20.9,1012.8,48,2.7
19.5,1009.9,,4.4
17.2,1004.1,81,6.0
18.8,1007.5,70,4.9
22.3,1015.0,41,2.2
"""
rows = np.genfromtxt(io.StringIO(station), delimiter=",", dtype="float32")
table = torch.from_numpy(rows)
table = table[table.isfinite().all(1)]

centred = table - table.mean(0)
directions = torch.linalg.svd(centred, full_matrices=False).Vh[:2]
result = (centred @ directions.T).abs()
assert result.shape == (5, 2) and result.isfinite().all()
