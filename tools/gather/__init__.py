"""Make cases from what ships inside PyTorch: ExportDB and the graph-break registry."""
