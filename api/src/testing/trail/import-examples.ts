import { newId } from '../../database/new-id.ts'
import * as addresses from '@fitout/contract/staff/former-addresses.ts'
import * as imports from '@fitout/contract/staff/imports.ts'
import { runImport } from '../../features/imports/imports-service.ts'
import { shopifyCustomersFile, shopifyFile, shopifyRows } from '../import-files.ts'
import { added, example, gone, type Stage } from './example.ts'
import { csvFile } from './example-files.ts'
import type { GrowingList, GrowingStage } from './found-examples.ts'

let files = 0

/** A file with a preview. */
async function checked({ desk, owner }: Stage, text: string, rows: 'PRODUCTS' | 'CUSTOMERS' = 'PRODUCTS') {
  files += 1
  const query = { name: `shop-${files}.csv`, language: 'en' as const, rows }
  const { data } = await owner.call(imports.beginImport, { file: new File([text], 'a.csv'), query })
  await runImport(desk.shop.context, { importId: data._id })
  return { id: data._id }
}

async function imported(stage: Stage) {
  const customer = { 'First Name': 'Ada', Email: `ada-${files}@example.com` }
  const params = await checked(stage, shopifyCustomersFile([customer]))
  await stage.owner.call(imports.applyImport, { params, body: {} })
  await runImport(stage.desk.shop.context, { importId: params.id })
  return params
}

const leading = async ({ owner }: Stage) => {
  files += 1
  const { data } = await owner.call(addresses.addFormerAddress, { body: { path: `/old-${files}`, to: '/products' } })
  return { path: data._id }
}

const emptyZip = () => new File([new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)])], 'a.zip')
const plain = ['Name,Price', 'Stool,200']

export const importExamples = [
  example(imports.beginImport, added('imports.begin', 'import'), () => ({
    file: csvFile(plain),
    query: { name: 'rows.csv' },
  })),
  example(imports.mapImport, added('imports.map', 'import'), async (stage) => ({
    params: await checked(stage, plain.join('\n')),
    body: { mapping: { title_en: 'Name', price: 'Price' } },
  })),
  example(imports.addImportPictures, added('imports.pictures', 'import'), async (stage) => ({
    params: await checked(stage, shopifyFile(shopifyRows)),
    file: emptyZip(),
  })),
  example(imports.applyImport, added('imports.apply', 'import'), async (stage) => ({
    params: await checked(stage, shopifyFile(shopifyRows)),
    body: {},
  })),
  example(imports.inviteImported, added('imports.invite', 'import'), async (stage) => ({
    params: await imported(stage),
  })),
  example(addresses.addFormerAddress, added('former-addresses.add', 'former-address'), () => ({
    body: { path: '/collections/all', to: '/products' },
  })),
  example(addresses.removeFormerAddress, gone('former-addresses.remove', 'former-address'), async (stage) => ({
    body: await leading(stage),
  })),
]

export const importReadings = [
  example(imports.findImport, [], async (stage) => ({ params: await checked(stage, shopifyFile(shopifyRows)) })),
]

export const growing = (stage: () => GrowingStage): GrowingList[] => [
  [
    '/admin/imports/all',
    '',
    () =>
      stage().owner.call(imports.beginImport, { file: new File(['Name,Price\n'], 'a.csv'), query: { name: 'a.csv' } }),
  ],
  [
    '/admin/former-addresses/all',
    '',
    () => stage().owner.call(addresses.addFormerAddress, { body: { path: `/${newId()}`, to: '/products' } }),
  ],
]
