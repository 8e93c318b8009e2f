// An engine that takes every picture and never answers.
process.on('message', () => {})
