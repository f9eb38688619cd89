"""Scripts that behave as badly as they can, run through the real command; each must end rightly."""
