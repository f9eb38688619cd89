"""Keep the committed record: accepted observations, expectations and costs."""
