import { runCommand, runService } from '../lifetime.ts'

/** Never completes its start, as a service or as any other command; notifies its parent when it has begun. */
await (process.argv[2] === 'service' ? runService : runCommand)(async () => {
  setInterval(() => undefined, 1000)
  process.send?.('began')
  await new Promise(() => undefined)
})
