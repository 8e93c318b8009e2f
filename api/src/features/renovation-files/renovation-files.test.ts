import { deflateSync } from 'node:zlib'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorCode } from '@fitout/contract/errors.ts'
import { uploadFile } from '@fitout/contract/files.ts'
import { listRenovationFiles, type RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import { listRenovationEvents, removeMember, showRenovation } from '@fitout/contract/renovations.ts'
import {
  addRenovationFile,
  changeRenovationFile,
  listSiteFiles,
  listStaffRenovationFiles,
  orderRenovationFiles,
  removeRenovationFile,
  shareRenovationFile,
} from '@fitout/contract/staff/renovation-files.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { filmFile, modelFile, paperFile, pictureFile } from '../../testing/trail/example-files.ts'
import { expectRefusal, openGuest, refusalOf } from '../../testing/visitors.ts'
import { assignForeman, openWorks } from '../../testing/works.ts'
import { sweepLostRenovationFiles } from './renovation-files-service.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
let room: string

beforeAll(async () => {
  shop = await openTestShop({ environment: { RENOVATION_MEGABYTES: '12' } })
  staff = await openStaff(shop, 'support')
  client = await openProvedMember(shop)
  room = await openRoomOf(shop, staff, client)
})
afterAll(() => shop.stop())

type Upload = { kind?: RenovationFileKind; title?: string; replaces?: string; file?: File; id?: string }

async function upload({
  kind = 'DRAWING',
  title = 'A-01 平面圖',
  file = paperFile(),
  id = room,
  ...rest
}: Upload = {}) {
  return (await staff.call(addRenovationFile, { params: { id }, query: { kind, title, ...rest }, file })).data
}

async function share(file_id: string, is_shared = true, id = room): Promise<void> {
  await staff.call(shareRenovationFile, { params: { id, file_id }, body: { is_shared } })
}

const shown = async (who = client, id = room) =>
  (await who.call(listRenovationFiles, { params: { id }, query: {} })).data
const address = (file: string, query = '', id = room) => `/api/renovations/${id}/files/${file}${query}`
const pdf = (more: string | Buffer) =>
  new File(
    ['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n', more as BlobPart, '\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'],
    'a.pdf',
  )

describe('a file', () => {
  test('is visible to members once it is shared, with each revision kept', async () => {
    const file = await upload({ title: 'A-02 天花圖' })
    expect(file).toMatchObject({ revision: 1, is_shared: false })
    expect(await shown()).toEqual([])
    expect((await client.send(address(file._id))).status).toBe(404)
    await share(file._id)
    await upload({ title: 'another name', replaces: file._id, file: pdf('2 0 obj<</N 2>>endobj') })
    const [drawing] = await shown()
    expect(drawing).toMatchObject({ title: 'A-02 天花圖', revision: 2, revisions: [{ revision: 2 }, { revision: 1 }] })
    const [newest, first] = [await client.send(address(file._id)), await client.send(address(file._id, '?revision=1'))]
    expect(await newest.text()).toContain('/N 2')
    expect(await first.text()).toBe(await paperFile().text())
    expect((await client.send(address(file._id, '?revision=3'))).status).toBe(404)
    expect(Object.fromEntries(newest.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('A-02 天花圖 rev 2.pdf')}`,
    })
    expect(newest.headers.get('content-security-policy')).toContain('sandbox')
    const { data: log } = await client.call(listRenovationEvents, { params: { id: room }, query: {} })
    expect(log.map(({ action, facts }) => [action, facts['revision']]).slice(0, 2)).toEqual([
      ['file-revised', 2],
      ['file-shared', 1],
    ])
    await share(file._id, false)
    expect((await client.send(address(file._id))).status).toBe(404)
  })

  test("of every kind is checked by its content, and included in the room's response", async () => {
    const id = await openRoomOf(shop, staff, client)
    const kinds = { MODEL: await modelFile(), IMAGE: await pictureFile(), VIDEO: filmFile(), PAPER: paperFile() }
    for (const [kind, file] of Object.entries(kinds) as [RenovationFileKind, File][])
      await share((await upload({ id, kind, title: kind, file }))._id, true, id)
    const { data } = await client.call(showRenovation, { params: { id } })
    expect(data.file_counts).toEqual({ DRAWING: 0, MODEL: 1, IMAGE: 1, VIDEO: 1, PAPER: 1 })
    expect(data.model_3d).toMatchObject({ title: 'MODEL', revisions: [{ type: 'model/gltf-binary' }] })
    // The table of the seed: 180 by 75 by 90 centimetres.
    const { width, height, depth } = data.model_3d!.revisions[0]!
    expect([width, height, depth].every((side) => side > 30 && side < 300)).toBe(true)
    expect([data.images[0]?.title, data.videos[0]?.title]).toEqual(['IMAGE', 'VIDEO'])
    const picture = data.images[0]!._id
    const [whole, small] = [
      await client.send(address(picture, '', id)),
      await client.send(address(picture, '?size=small', id)),
    ]
    expect([whole.headers.get('content-type'), small.status]).toEqual(['image/webp', 200])
    const film = address(data.videos[0]!._id, '', id)
    const part = await client.send(film, { headers: { Range: 'bytes=4-7' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-7/76', 'ftyp'])
    const wrong: [RenovationFileKind, File, ErrorCode][] = [
      ['MODEL', paperFile(), 'file-not-a-model'],
      ['IMAGE', paperFile(), 'file-not-an-image'],
      ['VIDEO', paperFile(), 'file-not-a-film'],
      ['DRAWING', await pictureFile(), 'file-not-a-drawing'],
    ]
    for (const [kind, file, code] of wrong) await expectRefusal(upload({ id, kind, file }), 422, code)
  })

  test("R9 can be read only with the right, and is not found after the member's removal", async () => {
    const file = await upload({ title: 'Right' })
    await share(file._id)
    const [stranger, spouse] = [await openProvedMember(shop), await openProvedMember(shop)]
    await shop.context.db
      .insertInto('renovation_members')
      .values({ id: newId(), renovation_id: room, account_id: spouse.accountId, right: 'READ', created_at: new Date() })
      .execute()
    const read = async (who: Member) => (await who.send(address(file._id))).status
    expect([await read(client), await read(spouse), await read(stranger)]).toEqual([200, 200, 404])
    expect((await shop.request(address(file._id))).status).toBe(401)
    const { data } = await client.call(showRenovation, { params: { id: room } })
    const member_id = data.members.find((one) => !one.is_self)!._id
    await client.call(removeMember, { params: { id: room, member_id }, body: {} })
    expect([await read(spouse), (await spouse.send(`/api/renovations/${room}/files/archive`)).status]).toEqual([
      404, 404,
    ])
  })

  test('is visible to foremen if it is a drawing of their site, but documents never are', async () => {
    const manager = await openStaff(shop, 'manager')
    const id = await openWorks(shop, manager, client)
    const [mine, other] = [await openStaff(shop, 'site'), await openStaff(shop, 'site')]
    await assignForeman(manager, id, mine)
    const drawing = await upload({ id, title: 'A-03 立面圖' })
    const paper = await upload({ id, kind: 'PAPER', title: '合約' })
    const { data } = await mine.call(listSiteFiles, { params: { id }, query: {} })
    expect(data.map(({ title }) => title)).toEqual(['A-03 立面圖'])
    const site = (file: string) => `/api/admin/site/renovations/${id}/files/${file}`
    const statuses = [mine.send(site(drawing._id)), mine.send(site(paper._id)), other.send(site(drawing._id))]
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404, 404])
    expect((await mine.send(`/api/admin/renovations/${id}/files/${drawing._id}`)).status).toBe(403)
  })

  test('logs the first time a member opens a document', async () => {
    const paper = await upload({ kind: 'PAPER', title: '保險單' })
    await share(paper._id)
    for (let count = 0; count < 3; count += 1) await client.send(address(paper._id))
    const { data } = await client.call(listRenovationEvents, { params: { id: room }, query: {} })
    expect(data.filter(({ action }) => action === 'paper-fetched')).toHaveLength(1)
  })
})

describe('R53 a drawing', () => {
  const hidden = (inner: string, dictionary = '/Filter/FlateDecode') => {
    const packed = deflateSync(inner)
    const head = `5 0 obj<</Type/ObjStm/N 1/First 4${dictionary}/Length ${packed.length}>>stream\n`
    return pdf(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj')]))
  }

  test.each<[string, File]>([
    ['with a script', pdf('2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj')],
    ['with a script by another spelling', pdf('2 0 obj<</S/J#61v#61Script/JS(x)>>endobj')],
    ['with a packed script', hidden('2 0 <</S/JavaScript/JS(x)>>')],
    ['with objects packed in a way that cannot be read', hidden('2 0 <<>>', '/Filter/FlateDecode/Predictor 12')],
    ['with a launch action', pdf('2 0 obj<</S/Launch/F(cmd.exe)>>endobj')],
    ['with an embedded file', pdf('2 0 obj<</Type/EmbeddedFile>>endobj')],
    ['with a dynamic form', pdf('2 0 obj<</AcroForm<</XFA 3 0 R>>>>endobj')],
    ['that is encrypted', pdf('trailer<</Encrypt 3 0 R>>')],
    ['that is a page of HTML', new File(['<html>%PDF-1.7 %%EOF'], 'a.pdf')],
    ['that is cut off', new File(['%PDF-1.7\n1 0 obj'], 'a.pdf')],
  ])('%s is refused', async (_, file) => {
    const refused = await refusalOf(upload({ file }))
    expect([refused.status, refused.code]).toEqual([422, 'file-not-a-drawing'])
  })

  test('can contain compressed objects, and any bytes in its pictures', async () => {
    const id = await openRoomOf(shop, staff, client)
    await upload({ id, file: hidden('2 0 <</Type/Page>>') })
    const pictures = Buffer.alloc(2_000_000, '/JS /XFA \u0003/AA')
    const stream = Buffer.concat([Buffer.from('2 0 obj<<>>stream\n'), pictures, Buffer.from('\nendstream endobj')])
    expect(await upload({ id, file: pdf(stream) })).toMatchObject({ revision: 1 })
  })
})

describe('staff', () => {
  test('can rename, reorder and remove unshared files', async () => {
    const id = await openRoomOf(shop, staff, client)
    const titles = ['A-01', 'A-02', 'A-03']
    const files = []
    for (const title of titles) files.push(await upload({ id, title }))
    const [one, two, three] = files.map(({ _id }) => _id) as [string, string, string]
    await staff.call(orderRenovationFiles, { params: { id }, body: { kind: 'DRAWING', file_ids: [three, one] } })
    await staff.call(changeRenovationFile, { params: { id, file_id: two }, body: { title: 'A-09' } })
    const listed = async () =>
      (await staff.call(listStaffRenovationFiles, { params: { id }, query: {} })).data.map(({ title }) => title)
    expect(await listed()).toEqual(['A-03', 'A-01', 'A-09'])
    await share(one, true, id)
    const remove = (file_id: string) => staff.call(removeRenovationFile, { params: { id, file_id } })
    await expectRefusal(remove(one), 409, 'illegal-transition')
    await remove(two)
    expect(await listed()).toEqual(['A-03', 'A-01'])
    const foreign = await upload({ title: 'of another room' })
    const body = { kind: 'DRAWING' as const, file_ids: [foreign._id] }
    await expectRefusal(staff.call(orderRenovationFiles, { params: { id }, body }), 404, 'file-not-found')
  })

  test('can fill a room up to its limit, and a refused upload leaves nothing behind', async () => {
    const id = await openRoomOf(shop, staff, client)
    const folder = join(shop.context.config.dataDir, 'storage', 'renovations')
    const film = new File([await filmFile().arrayBuffer(), Buffer.alloc(5 * 1024 * 1024)], 'film.mp4')
    for (const title of ['1', '2']) await upload({ id, kind: 'VIDEO', title, file: film })
    const before = (await readdir(folder)).length
    await expectRefusal(upload({ id, kind: 'VIDEO', title: '3', file: film }), 409, 'renovation-full')
    expect((await readdir(folder)).length).toBe(before)
  })

  test('leave no stored file without a row', async () => {
    const folder = join(shop.context.config.dataDir, 'storage', 'renovations')
    const id = await openRoomOf(shop, staff, client)
    const kept = await upload({ id })
    const gone = await upload({ id })
    await staff.call(removeRenovationFile, { params: { id, file_id: gone._id } })
    const old = new Date(Date.now() - 25 * 3_600_000)
    const names = await readdir(folder)
    for (const name of names) await utimes(join(folder, name), old, old)
    await sweepLostRenovationFiles(shop.context)
    const rows = await shop.context.db
      .selectFrom('renovation_file_revisions')
      .select(['storage_key', 'small_key'])
      .execute()
    const known = rows.flatMap((row) => [row.storage_key, row.small_key ?? []].flat())
    expect(names.length).toBeGreaterThan(known.length)
    expect((await readdir(folder)).map((name) => `renovations/${name}`).toSorted()).toEqual(known.toSorted())
    expect((await staff.send(`/api/admin/renovations/${id}/files/${kept._id}`)).status).toBe(200)
  })
})

test('POST /files accepts a PDF as a document only', async () => {
  const guest = await openGuest(shop)
  const { data } = await guest.call(uploadFile, { query: { kind: 'PAPER' }, file: paperFile() })
  expect(data).toMatchObject({ type: 'application/pdf', width: 0 })
  expect((await guest.call(uploadFile, { query: { kind: 'PAPER' }, file: await pictureFile() })).data.width).toBe(400)
  await expectRefusal(guest.call(uploadFile, { file: paperFile() }), 422, 'file-not-an-image')
})
