// An engine that takes memory over every picture until it has none left.
process.on('message', () => {
  for (const taken: number[][] = []; ;) taken.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5))
})
