"""A checkpoint is a page that a download left."""

import io

import torch

torch.load(io.BytesIO(b"<!DOCTYPE html><html></html>"))
