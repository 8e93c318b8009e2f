import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Build, isCurrent, markBuilt, readSources } from './builds.ts'
import { projectRoot } from './tools.ts'

let place: string
let build: Build
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'fitout-builds-'))
  for (const folder of ['build', 'sources/below']) await mkdir(join(place, folder), { recursive: true })
  await write('sources/one.ts', 'one')
  await write('sources/below/two.ts', 'two')
  const folder = relative(projectRoot, place)
  build = { folder, title: 'Building', tool: ['vite'], sources: [join(folder, 'sources')] }
})
afterEach(() => rm(place, { recursive: true, force: true }))

/** File times have a resolution of some milliseconds. */
async function write(file: string, text: string): Promise<void> {
  await pause(20)
  await writeFile(join(place, file), text)
}

test('a build is current until a source is changed, added or removed', async () => {
  expect(isCurrent(build)).toBe(false)
  const changes: (() => Promise<void>)[] = [
    () => write('sources/below/two.ts', 'owt'),
    () => write('sources/below/three.ts', ''),
    () => rm(join(place, 'sources/one.ts')),
  ]
  for (const change of changes) {
    markBuilt(build, readSources(build))
    expect(isCurrent(build)).toBe(true)
    await change()
    expect(isCurrent(build)).toBe(false)
  }
})

test('a change that keeps the time and the size of the file is detected', async () => {
  const long = new Date('2026-01-01')
  const source = join(place, 'sources/one.ts')
  await utimes(source, long, long)
  markBuilt(build, readSources(build))
  await write('sources/one.ts', 'eno')
  await utimes(source, long, long)
  expect(isCurrent(build)).toBe(false)
})

test('rewritten but unchanged files, and tests, make no build outdated', async () => {
  markBuilt(build, readSources(build))
  await write('sources/one.ts', 'one')
  await write('sources/one.test.ts', 'a test')
  expect(isCurrent(build)).toBe(true)
})

test('a source changed during the build is built again', async () => {
  const sources = readSources(build)
  await write('sources/one.ts', 'eno')
  markBuilt(build, sources)
  expect(isCurrent(build)).toBe(false)
})
