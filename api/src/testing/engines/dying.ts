// An engine that dies over every picture, as the system ends one that takes too much memory.
process.on('message', () => process.kill(process.pid, 'SIGKILL'))
