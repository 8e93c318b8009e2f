// Reads all that a shop in the image runs, so that Node keeps it compiled as this ends (`NODE_COMPILE_CACHE`).
import '../app-builds.ts'
import '../database.ts'
import '../lifetime.ts'
import '../processes/part.ts'
import '../processes/primary.ts'
import '../say-when-empty.ts'
import '../shop.ts'
import '../worker-process.ts'
import { openBuild } from '../../storefront/server/storefront.ts'

await openBuild()
process.exit()
