"""Put the harness under fault: kills, full disks, broken stores, clocks and indexes."""
