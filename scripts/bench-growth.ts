import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../api/src/config.ts'
import { buildApps } from './app-builds.ts'
import { aims, measureGrowth, reportGrowth, smallest } from './bench/growth.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note } from './progress.ts'

/**
 * `npm run bench:growth -- --products 1000,100000,1000000`: makes the same calls at each size, and reports what grows with it.
 */
await runCommand(async (lifetime) => {
  const sizes = readSizes()
  const dataDir = resolve(readConfig(process.env).dataDir)
  const file = join(dataDir, 'bench-growth.json')
  await buildApps()
  const stages = await measureGrowth(lifetime, { sizes, folder: join(dataDir, 'bench-growth') }, (done) =>
    writeFile(file, `${JSON.stringify({ aims, stages: done }, undefined, 2)}\n`),
  )
  const short = reportGrowth(stages)
  note(short.length === 0 ? 'Every aim is met.' : `Short of the aim: ${short.join('; ')}`)
  note(`Written to ${file}`)
})

function readSizes(): number[] {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '1000,100000,1000000' } } })
  const sizes = values.products.split(',').map(Number)
  if (sizes.some((size) => !Number.isInteger(size) || size < smallest)) {
    throw new PlainError(`--products takes whole numbers from ${smallest} on, with commas between them.`)
  }
  return sizes.toSorted((a, b) => a - b)
}
