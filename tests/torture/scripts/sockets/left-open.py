"""Leaves listening sockets behind, in a daemon too."""
# outcome: passed

import errata_frame
import os
import socket
import time

tcp = socket.create_server(("127.0.0.1", 0))
local = socket.socket(socket.AF_UNIX)
local.bind("\0torture-left-socket")
local.listen()
if os.fork() == 0:
    os.setsid()
    time.sleep(3600)
