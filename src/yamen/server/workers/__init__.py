"""Where bots think: processes, and jobs for other machines."""
