import { openServer } from './built-server.ts'
import { builds } from './builds.ts'

/** `npm start`: the shop as it was built; what is out of date is built anew. */
const { serve } = await openServer(Object.values(builds))
await serve()
