"""Replaces what writes JSON."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import json

json.dumps = json.dump = json.JSONEncoder = None
json.encoder.encode_basestring_ascii = None
raise ValueError('the words of this error')
