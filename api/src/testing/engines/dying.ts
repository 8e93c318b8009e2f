// An engine that is killed by every picture, as by the system for using too much memory.
process.on('message', () => process.kill(process.pid, 'SIGKILL'))
