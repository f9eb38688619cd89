"""Deletes its own working folder."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import os

folder = os.getcwd()
os.rmdir(folder)
raise ValueError('the words of this error')
