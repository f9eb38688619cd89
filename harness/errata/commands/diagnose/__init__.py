"""Recognise a documented failure in a text, in a result, or in the logs of CI."""
