import { join } from 'node:path'
import { runCommand } from './lifetime.ts'
import { findLicenceFaults } from './lint/licences.ts'
import { findMigrationFaults } from './lint/migrations.ts'
import { findSupplyFaults } from './lint/supply-chain.ts'
import { seconds } from './progress.ts'
import { projectRoot, runTool } from './tools.ts'

type Run = [tool: string, ...parameters: string[]]
type Check = { name: string; runs?: Run[]; folder?: string; findFaults?: () => Promise<string[]> }

const isFixing = process.argv.includes('--fix')

/** Files unchanged since the last check are skipped. */
function typeCheck(name: string): Run {
  const remembered = join(projectRoot, 'node_modules', '.cache', `types-${name}.tsbuildinfo`)
  return ['tsc', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', remembered]
}

const checks: Check[] = [
  { name: 'format', runs: [['oxfmt', isFixing ? '--write' : '--check', '.']] },
  { name: 'lint', runs: [['oxlint', '--report-unused-disable-directives', ...(isFixing ? ['--fix'] : [])]] },
  { name: 'types', runs: [typeCheck('root')] },
  {
    name: 'types of the storefront',
    runs: [['react-router', 'typegen'], typeCheck('storefront')],
    folder: 'storefront',
  },
  { name: 'types of the back office', runs: [typeCheck('admin')], folder: 'admin' },
  { name: 'dead code', runs: [['knip', '--no-progress']] },
  { name: 'licences', findFaults: findLicenceFaults },
  { name: 'supply chain', findFaults: findSupplyFaults },
  { name: 'migrations', findFaults: findMigrationFaults },
]

/** `npm run check`, or `npm run check -- --fix` to fix format and lint where possible. */
await runCommand(async () => {
  const failed: string[] = []
  for (const { name, runs = [], folder, findFaults } of checks) {
    const from = performance.now()
    const output = findFaults ? sentences(await findFaults()) : await runAll(runs, folder)
    const outcome = output === undefined ? 'ok' : 'FAILED'
    console.log(`${outcome.padEnd(8)}${name} (${seconds(performance.now() - from)})`)
    if (output === undefined) continue
    failed.push(name)
    console.log(`\n${output.trimEnd()}\n`)
  }
  const passed = checks.length - failed.length
  console.log(`\nChecks: ${passed} of ${checks.length} ok${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`)
  if (failed.includes('format')) console.log('`npm run check -- --fix` formats.')
  return failed.length > 0 ? 1 : 0
})

function sentences(faults: string[]): string | undefined {
  return faults.length > 0 ? faults.join('\n') : undefined
}

/** Returns the output of the first tool that failed, undefined when all passed. */
async function runAll(runs: Run[], folder = ''): Promise<string | undefined> {
  for (const [tool, ...parameters] of runs) {
    const { code, output } = await runTool(tool, parameters, { folder })
    if (code !== 0) return output || `${tool} ended with ${code}`
  }
  return undefined
}
