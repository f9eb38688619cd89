"""Speed and memory of Errata, measured side by side with doing the same plainly."""
