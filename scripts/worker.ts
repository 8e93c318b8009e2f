import { openServer } from './built-server.ts'
import { builds } from './builds.ts'

/** `npm run worker`: runs the jobs of a shop whose other processes have JOBS=elsewhere. */
const { work } = await openServer([builds.server])
await work()
