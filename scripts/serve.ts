import { openServer } from './built-server.ts'
import { builds } from './builds.ts'

/** `npm start`: runs the built shop, after rebuilding whatever is out of date. */
const { serve } = await openServer(Object.values(builds))
await serve()
