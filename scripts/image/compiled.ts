// Loads all that a shop in the image runs, so that Node stores it compiled when this process ends (`NODE_COMPILE_CACHE`).
import { openBuild } from '../../storefront/server/storefront.ts'
import { importServer } from '../built-server.ts'

const { readParts } = await importServer()
await readParts()
await openBuild()
process.exit()
