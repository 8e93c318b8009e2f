import { runCommand } from './lifetime.ts'
import { findLicenceFaults, listLicences } from './lint/licences.ts'

/** `npm run licences`: lists the packages used at runtime and those for building and testing, by licence. */
await runCommand(async () => {
  const packages = await listLicences()
  for (const [title, isTool] of [
    ['The shop runs with', false],
    ['It is built and tested with', true],
  ] as const) {
    const group = packages.filter((one) => one.isTool === isTool)
    console.log(`\n${title} ${group.length} packages\n`)
    for (const [licence, names] of Map.groupBy(group, (one) => one.licence ?? 'not stated')) {
      console.log(`${licence}: ${names.map(({ name, version }) => `${name} ${version}`).join(', ')}`)
    }
  }
  const faults = await findLicenceFaults()
  for (const fault of faults) console.log(`\n${fault}`)
  return faults.length > 0 ? 1 : 0
})
