import { addImportPictures } from '@fitout/contract/staff/imports.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withImportDesk, zipOf } from '../../testing/import-desk.ts'
import { type ImportFileRow, shopifyCustomersFile, shopifyFile } from '../../testing/import-files.ts'
import { watchLongestHold } from '../../testing/longest-hold.ts'

const products = 5000
const customers = 20_000
const pictures = 50
const millisecondsAtMost = 600_000
/** The maximum that other work of the same process may wait. */
const stopAtMost = 100

const desk = withImportDesk()

const body = `<h2>Made to last</h2><p>${'A piece of <b>European oak</b>, oiled by hand. '.repeat(12)}</p><ul><li>Ten years</li></ul>`

function productRows(): ImportFileRow[] {
  return Array.from({ length: products }, (_, at) => {
    const price = { 'Variant Price': 1000 + at, 'Variant Inventory Qty': at % 9 }
    return [
      {
        Handle: `piece-${at}`,
        Title: `Oak piece ${at}`,
        'Body (HTML)': body,
        Type: `Range ${at % 20} > Line ${at % 60}`,
        Tags: 'oak, living room',
        'Option1 Name': 'Finish',
        'Option1 Value': 'Oiled',
        'Variant SKU': `P-${at}-O`,
        'Image Src': `https://cdn.shopify.com/s/files/1/piece-${at % pictures}.jpg?v=${at}`,
        Status: 'active',
        ...price,
      },
      { Handle: `piece-${at}`, 'Option1 Value': 'Lacquered', 'Variant SKU': `P-${at}-L`, ...price },
    ]
  }).flat()
}

const customerRows = (): ImportFileRow[] =>
  Array.from({ length: customers }, (_, at) => ({
    'First Name': 'Ada',
    'Last Name': `Cheung ${at}`,
    Email: `ada-${at}@example.com`,
    Phone: `+852${51_000_000 + at}`,
    'Default Address Address1': `Flat ${at}, 12 Kwun Tong Road`,
    'Default Address City': 'Kowloon',
  }))

/** Imports the records within the time limit, with progress, while other requests are served. */
async function moveIn(text: string, records: number, given?: File) {
  const file = { _id: '', steps: new Set<string>() }
  const from = performance.now()
  const stop = watchLongestHold()
  file._id = (await desk.begin(text))._id
  const reach = async (status: 'CHECKED' | 'DONE') => {
    const look = async () => {
      const { status: now, done } = await desk.find(file._id)
      file.steps.add(`${now} ${done}`)
      return now
    }
    await expect.poll(look, { timeout: millisecondsAtMost, interval: 250 }).toBe(status)
  }
  await reach('CHECKED')
  if (given) {
    await desk.manager.call(addImportPictures, { params: { id: file._id }, file: given })
    await expect.poll(async () => (await desk.find(file._id)).pictures, { timeout: 60_000 }).toBe(pictures)
  }
  await desk.apply(file._id, false, millisecondsAtMost)
  const seconds = (performance.now() - from) / 1000
  const longest = stop()
  const report = await desk.find(file._id)
  expect(report).toMatchObject({ records, applied: records, faulty: 0, without_pictures: 0 })
  expect(file.steps.size).toBeGreaterThan(3)
  return { seconds, longest }
}

test(
  'five thousand products with pictures and twenty thousand customers are imported within ten minutes without delaying others',
  async () => {
    const colours = await Promise.all(
      Array.from({ length: pictures }, async (_, at) => {
        const background = { r: at * 5, g: 120, b: 90 }
        const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
          .jpeg()
          .toBuffer()
        return [`piece-${at}.jpg`, new Uint8Array(bytes)] as const
      }),
    )
    const goods = await moveIn(shopifyFile(productRows()), products, await zipOf(Object.fromEntries(colours)))
    const people = await moveIn(shopifyCustomersFile(customerRows()), customers)
    process.stdout.write(
      `${products} products in ${goods.seconds.toFixed(0)} s, ${customers} customers in ${people.seconds.toFixed(0)} s, ` +
        `longest stop ${Math.max(goods.longest, people.longest).toFixed(0)} ms\n`,
    )
    expect(goods.seconds + people.seconds).toBeLessThan(millisecondsAtMost / 1000)
    expect(Math.max(goods.longest, people.longest)).toBeLessThan(stopAtMost)

    const before = await desk.everything()
    const again = await desk.begin(shopifyCustomersFile(customerRows()))
    await expect.poll(async () => (await desk.find(again._id)).status, { timeout: 120_000 }).toBe('CHECKED')
    expect(await desk.find(again._id)).toMatchObject({ fine: 0, here: customers })
    expect(await desk.everything()).toBe(before)
  },
  2 * millisecondsAtMost,
)
