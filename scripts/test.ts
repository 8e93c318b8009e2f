import { existsSync } from 'node:fs'
import { access, constants, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeLeftovers } from '../api/src/testing/leftovers.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { faultTests } from './testing/fault-tests.ts'
import { projectRoot, startTool } from './tools.ts'

type Result = { fullName: string; status: string; failureMessages: string[] | null }

type Results = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: Result[] }[]
}

/**
 * `npm test` runs the tests that every change must pass, `npm test -- --project api cart` those of a part, the wide ones too.
 * `npm run test:wide` also runs every journey and visits every screen, `npm run test:all` does it in each language and at each
 * width, and `npm run test:faults` makes each dependency of the shop fail.
 */
await runCommand(async (lifetime) => {
  process.env['TMPDIR'] ??= await roomForTests()
  await lifetime.own({ stop: removeLeftovers })
  const folder = await mkdtemp(join(tmpdir(), 'fitout-results-'))
  const report = join(folder, 'results.json')
  const measures = join(projectRoot, 'scripts/testing/measures-reporter.ts')
  const reporters = ['--reporter=default', `--reporter=${measures}`, '--reporter=json', `--outputFile.json=${report}`]
  const flags = new Set(['--wide', '--all', '--faults'])
  const filters = process.argv.slice(2).filter((one) => !flags.has(one))
  if (process.argv.includes('--faults')) filters.push(...listFaultTests())
  const env = {
    TEST_SCOPE: process.argv.includes('--all')
      ? 'all'
      : process.argv.includes('--wide') || namesPart(filters)
        ? 'wide'
        : 'usual',
  }
  const vitest = startTool('vitest', ['run', ...reporters, ...filters], { isShown: true, env })
  const { code } = await (await lifetime.own(vitest)).ended
  const results = await readResults(report)
  await rm(folder, { recursive: true, force: true })
  // A file that cannot even be loaded has no tests to count, but it has failed.
  const broken =
    results?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length ?? 0
  const passed = results?.numPassedTests ?? 0
  const failed = (results?.numFailedTests ?? 0) + broken
  for (const { fullName, failureMessages } of passedInTheEnd(results)) {
    console.log(`Passed only when tried again: ${fullName}\n${failureMessages?.join('\n')}\n`)
  }
  console.log(`${passed} passed, ${failed === 0 && code !== 0 ? 1 : failed} failed`)
  return code
})

/** Whether the arguments of Vitest contain part of a file's name, which belongs to no option. */
function namesPart(filters: string[]): boolean {
  return filters.some((one, index) => !one.startsWith('-') && !/^--[\w-]+$/.test(filters[index - 1] ?? ''))
}

/** A renamed file would otherwise be left out silently. */
function listFaultTests(): string[] {
  const files = Object.values(faultTests).flat()
  const missing = files.filter((file) => !existsSync(join(projectRoot, file)))
  if (missing.length > 0)
    throw new PlainError(`Not there any more: ${missing.join(', ')} (scripts/testing/fault-tests.ts)`)
  for (const fault of Object.keys(faultTests)) console.log(`  ${fault}`)
  return files
}

/** Tests that passed only when they were retried, with their first error. */
function passedInTheEnd(results: Results | undefined): Result[] {
  const all = results?.testResults.flatMap((file) => file.assertionResults) ?? []
  return all.filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
}

/** In memory if there is enough: a hundred databases are a hundred thousand files, and a disk takes minutes. */
async function roomForTests(): Promise<string> {
  const memory = '/dev/shm'
  try {
    await access(memory, constants.W_OK)
    const { bavail, bsize } = await statfs(memory)
    if (bavail * bsize > 6 * 2 ** 30) return memory
  } catch {
    // Not every system has it.
  }
  return tmpdir()
}

async function readResults(path: string): Promise<Results | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Results
  } catch {
    return undefined
  }
}
