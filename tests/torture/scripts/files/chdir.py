"""Goes to the root folder and stays there."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import os

os.chdir('/')
raise ValueError('the words of this error')
