// An engine that refuses every picture.
process.on('message', () => process.send?.({ failure: 'no such picture', memory: process.memoryUsage().rss }))
