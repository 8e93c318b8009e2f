import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAssets } from './assets.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitout-assets-'))
  await mkdir(join(folder, 'assets'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const asked = (path: string) => new Request(`http://localhost${path}`)

test('a file removed by a new build is served if it was requested before, and otherwise not found', async () => {
  for (const name of ['requested', 'never-requested']) await writeFile(join(folder, 'assets', `${name}.js`), name)
  const assets = await openAssets(folder, {})
  expect(await assets.find(asked('/assets/requested.js'))?.text()).toBe('requested')
  await rm(join(folder, 'assets'), { recursive: true })
  expect(await assets.find(asked('/assets/requested.js'))?.text()).toBe('requested')
  expect(assets.find(asked('/assets/never-requested.js'))).toBeUndefined()
})
