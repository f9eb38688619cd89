"""What someone filing a bug needs: capture, recognise, bundle, replay, reduce."""
