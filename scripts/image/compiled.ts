// Reads all that a shop in the image runs, so that Node keeps it compiled as this ends (`NODE_COMPILE_CACHE`).
import { openBuild } from '../../storefront/server/storefront.ts'
import { importServer } from '../built-server.ts'

const { readParts } = await importServer()
await readParts()
await openBuild()
process.exit()
