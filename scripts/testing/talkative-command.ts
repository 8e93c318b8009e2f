import { runCommand } from '../lifetime.ts'

/** Writes without end until it is stopped; tells its parent of each line, and of its stop. */
await runCommand(async (lifetime) => {
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
