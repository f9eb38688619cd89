"""Run scripts in locked environments and judge what they did."""
