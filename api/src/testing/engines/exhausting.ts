// An engine that allocates memory for every picture until none is left.
process.on('message', () => {
  for (const taken: number[][] = []; ;) taken.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5))
})
