"""Integers of 8 to 64 bits and booleans are refused on the GPU; a batch of matrices, a matrix and a vector, and two vectors have other names in the message."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

seen = []
for name in ("uint8", "int8", "int16", "int32", "int64", "bool"):
    matrix = torch.ones(2, 2, device=DEVICE).to(getattr(torch, name))
    try:
        matrix @ matrix
    except RuntimeError as error:
        seen.append(str(error))
kinds = ("Byte", "Char", "Short", "Int", "Long", "Bool")
assert seen == ["\"addmm_cuda\" not implemented for '%s'" % kind for kind in kinds], seen

matrix, vector = torch.ones(2, 2, device=DEVICE).long(), torch.ones(2, device=DEVICE).long()
seen = []
for left, right in ((matrix[None], matrix[None]), (matrix, vector), (vector, vector)):
    try:
        left @ right
    except RuntimeError as error:
        seen.append(str(error))
names = ("baddbmm_cuda", "addmv_impl_cuda", "dot")
assert seen == ["\"%s\" not implemented for 'Long'" % name for name in names], seen
