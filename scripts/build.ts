import { runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { buildApps } from './app-builds.ts'

/** `npm run build`: storefront and back office; everything else runs from its sources. */
await runCommand(async () => {
  await buildApps({ always: true })
  note(`Built in ${elapsed()}`)
})
