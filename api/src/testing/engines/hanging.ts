// An engine that accepts every picture and never answers.
process.on('message', () => {})
