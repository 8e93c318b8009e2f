import { parseArgs } from 'node:util'
import { buildApps } from './app-builds.ts'
import { runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'

/** `npm run build`: builds server, storefront and back office; with `--outdated` only what is out of date. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { outdated: { type: 'boolean', default: false } } })
  await buildApps({ always: !values.outdated })
  note(`Built in ${elapsed()}`)
})
