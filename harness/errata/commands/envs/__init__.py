"""The room of `errata envs`."""
