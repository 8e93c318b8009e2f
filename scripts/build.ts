import { runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { buildStorefront } from './storefront-build.ts'

/** `npm run build`: the storefront; everything else runs from its sources. */
await runCommand(async () => {
  await buildStorefront({ always: true })
  note(`Built in ${elapsed()}`)
})
