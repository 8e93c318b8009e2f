import { runService } from '../lifetime.ts'

/** Writes endlessly until it is stopped; reports each line and its stop to its parent. */
await runService(async (lifetime) => {
  const writing = setInterval(() => {
    console.log('a line')
    console.error('another')
    process.send?.('wrote')
  }, 5)
  await lifetime.own({
    stop: async () => {
      clearInterval(writing)
      process.send?.('stopped')
    },
  })
  await lifetime.untilStopRequested()
})
