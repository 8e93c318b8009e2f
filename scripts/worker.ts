import { readConfig } from '../api/src/config.ts'
import { runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { prepareWorker } from './worker-process.ts'

/** `npm run worker`: runs the jobs of a shop whose other processes leave them to it by JOBS=elsewhere. */
await runCommand(async (lifetime) => {
  const worker = await lifetime.own(prepareWorker(readConfig(process.env)))
  await worker.open()
  note(`The jobs of the shop run here (after ${elapsed()})`)
  await lifetime.untilStopRequested()
  note('Stopping')
})
