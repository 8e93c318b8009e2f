import { shareRenovationFile, addRenovationFile } from '@fitout/contract/staff/renovation-files.ts'
import type { RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import { listRenovationEvents } from '@fitout/contract/renovations.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { readZip } from '../../testing/read-zip.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { paperFile, pictureFile } from '../../testing/trail/example-files.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { fileName, safeName } from './renovation-files-service.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  staff = await openStaff(shop, 'support')
  client = await openProvedMember(shop)
})
afterAll(() => shop.stop())

type Upload = { id: string; kind?: RenovationFileKind; title?: string; replaces?: string; file?: File }

async function upload({ id, kind = 'DRAWING', title = 'A-01 平面圖', file = paperFile(), ...rest }: Upload) {
  return (await staff.call(addRenovationFile, { params: { id }, query: { kind, title, ...rest }, file })).data
}

async function share(file_id: string, id: string): Promise<void> {
  await staff.call(shareRenovationFile, { params: { id, file_id }, body: { is_shared: true } })
}

describe('R54 the archive', () => {
  test('of 300 files contains the shared ones with each revision, under portable names', async () => {
    const id = await openRoomOf(shop, staff, client)
    const drawing = await upload({ id, title: 'A-02 天花圖: 客廳/飯廳' })
    await upload({ id, replaces: drawing._id, file: new File([await paperFile().text()], 'again.pdf') })
    await share(drawing._id, id)
    await upload({ id, title: 'SECRET' })
    const picture = await upload({ id, kind: 'IMAGE', title: '客廳', file: await pictureFile() })
    await share(picture._id, id)
    await fill(id, 297)
    await expectRefusal(upload({ id }), 409, 'renovation-full')
    const answer = await client.send(`/api/renovations/${id}/files/archive`)
    const zip = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type'), Number(answer.headers.get('content-length'))]).toEqual([
      200,
      'application/zip',
      zip.length,
    ])
    const entries = readZip(zip)
    const names = [...entries.keys()]
    expect(names.filter((name) => name.startsWith('drawings/'))).toEqual([
      'drawings/A-02 天花圖 客廳 飯廳/A-02 天花圖 客廳 飯廳 rev 2.pdf',
      'drawings/A-02 天花圖 客廳 飯廳/A-02 天花圖 客廳 飯廳 rev 1.pdf',
    ])
    expect(entries.get(names[1]!)?.toString()).toBe(await paperFile().text())
    expect(names).toContain('pictures/客廳.webp')
    expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(298)
    expect(zip.includes('SECRET')).toBe(false)
    expect(await namesByTools(zip)).toEqual(names.toSorted())
    const { data } = await client.call(listRenovationEvents, { params: { id }, query: {} })
    expect(data[0]?.action).toBe('archive-fetched')
  })

  test('does not exist when nothing is shared', async () => {
    const id = await openRoomOf(shop, staff, client)
    await upload({ id })
    expect((await client.send(`/api/renovations/${id}/files/archive`)).status).toBe(404)
  })

  test.each([
    ['../../etc/passwd', 'etc passwd'],
    ['CON', 'CON-'],
    ['a\u202Ebcd.', 'a bcd'],
    ['...', '-'],
    ['圖'.repeat(120), '圖'.repeat(70)],
  ])('names %s portably', (title, name) => {
    expect(safeName(title)).toBe(name)
    expect(fileName({ title, kind: 'IMAGE', type: 'image/webp', revision: 1 })).toBe(`${name}.webp`)
  })
})

// Each tool reads the whole archive and prints its names; tools missing on this machine are skipped.
const checkByPython = `import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print("\\n".join(archive.namelist()))`
/** The exit code of `env` for a missing command. */
const notThere = 127
const tools: [tool: string, ...options: string[]][] = [
  ['python3', '-c', checkByPython],
  ['unzip', '-Z1'],
  ['jar', '-J-Dstdout.encoding=UTF-8', '-tf'],
]

/** The names in an archive according to the machine's tools, which must agree. */
async function namesByTools(zip: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitout-archive-'))
  const path = join(folder, 'archive.zip')
  await writeFile(path, zip)
  const read = await Promise.all(
    tools.map(async ([tool, ...options]) => {
      const run = promisify(execFile)('env', ['LC_ALL=C.UTF-8', tool, ...options, path])
      const { stdout } = await run.catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === notThere) return { stdout: '' }
        throw error
      })
      return stdout.split('\n').filter(Boolean).toSorted()
    }),
  )
  await rm(folder, { recursive: true })
  const [first = [], ...others] = read.filter((names) => names.length > 0)
  for (const names of others) expect(names).toEqual(first)
  return first
}

/** Shares the given number of identical pictures. */
async function fill(id: string, count: number): Promise<void> {
  const { db, storage } = shop.context
  const created_at = new Date()
  const files = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    renovation_id: id,
    kind: 'IMAGE' as const,
    title: '睡房',
    position: 10 + at,
    is_shared: true,
    created_at,
  }))
  await db.insertInto('renovation_files').values(files).execute()
  for (const { id: file_id } of files) {
    const storage_key = `renovations/${file_id}.webp`
    await storage.put(storage_key, Buffer.from('picture'), 'image/webp')
    const row = { file_id, revision: 1, storage_key, type: 'image/webp', bytes: 7, created_at }
    await db.insertInto('renovation_file_revisions').values(row).execute()
  }
}
