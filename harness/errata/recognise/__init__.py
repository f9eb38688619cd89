"""Recognise a documented case in an error message or a traceback."""
