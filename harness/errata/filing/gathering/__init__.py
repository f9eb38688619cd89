"""Make cases out of what a framework ships about itself: ExportDB, the graph-break registry."""
