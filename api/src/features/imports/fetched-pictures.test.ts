import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, withImportDesk } from '../../testing/import-desk.ts'
import { shopifyFile, shopifyRows } from '../../testing/import-files.ts'
import { pictureFile } from '../../testing/visitors.ts'

// The other shop runs on this machine, which the setting allows.
const desk = withImportDesk({ INNER_ADDRESSES: '127.0.0.1' })
let asked: (string | undefined)[] = []
const other = createServer((request, response) => {
  asked.push(request.url)
  void answer(request.url, response)
})
async function answer(url: string | undefined, response: ServerResponse): Promise<void> {
  const isThere = url === '/stool.png'
  response.writeHead(isThere ? 200 : 404, { 'Content-Type': isThere ? 'image/png' : 'text/html' })
  response.end(isThere ? Buffer.from(await (await pictureFile()).arrayBuffer()) : 'Not here')
}
beforeAll(() => new Promise<void>((done) => other.listen(0, '127.0.0.1', done)))
afterAll(() => other.close())

test('a picture of another shop is downloaded when the owner says so, and a missing one is reported', async () => {
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const stool = { ...shopifyRows[0]!, Handle: 'stool', Title: 'Stool', 'Variant SKU': 'ST-1' }
  const more = { Handle: 'stool', 'Image Src': `${address}/gone.png`, 'Image Position': '2' }
  const { _id } = await desk.checked(shopifyFile([{ ...stool, 'Image Src': `${address}/stool.png` }, more]))
  await desk.apply(_id)
  expect(asked).toEqual([])
  const report = await desk.apply(_id, true)
  expect(asked.toSorted()).toEqual(['/gone.png', '/stool.png'])
  expect(faultsOf(report)).toEqual(['3 Image Src not-reached (cell)'])
  const { pictures } = await desk.productOf('Stool')
  expect(pictures.map(({ alt }) => alt.en)).toEqual(['The sofa in sand'])
  // A second run does not download it again.
  asked = []
  await desk.apply(_id, true)
  expect((await desk.productOf('Stool')).pictures).toHaveLength(1)
})
