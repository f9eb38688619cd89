"""The parts of the `replay.py` that travels in a bundle; `bundling_replay` joins them.

They run where Errata is not installed: standard library only, Python 3.8 and later.
"""
