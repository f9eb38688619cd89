"""Leaves files whose names are no text."""
# outcome: passed
# plain: yes

import errata_frame

for name in (b'\xff\xfe', b'a\nb', b'-rf', b'\x1b[31m'):
    open(name, 'w').close()
