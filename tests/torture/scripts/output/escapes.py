"""Prints what commands terminals and services."""
# outcome: passed
# plain: yes

import errata_frame

print('\x1b]0;title\x07\x1b[2J::error::forged\n##[error]forged\r\x00')
