import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { findOrder } from '@fitout/contract/orders.ts'
import { listFirstSteps, settleFirstStep } from '@fitout/contract/staff/first-steps.ts'
import { addCategory, changeCategory } from '@fitout/contract/staff/categories.ts'
import { addPicture } from '@fitout/contract/staff/pictures.ts'
import { addProduct, arrangePictures, changeProduct } from '@fitout/contract/staff/products.ts'
import { addVariant, moveStock } from '@fitout/contract/staff/variants.ts'
import {
  findConfiguration,
  listConfigurations,
  publishConfiguration,
  saveConfigurationDraft,
} from '@fitout/contract/staff/configuration.ts'
import { completeSetup, openSetup } from '@fitout/contract/setup.ts'
import { currentStaff, signInStaff } from '@fitout/contract/staff/session.ts'
import { palettes } from '@fitout/contract/theme-colours.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { estimateRates } from '../../../database/seed/configuration/estimate-rates.ts'
import { countRows } from '../../testing/count-rows.ts'
import { fillIn, postSetup, setUp, type StudioForm } from '../../testing/studios.ts'
import { checkOutBody, openGuest, pictureFile, withToken } from '../../testing/visitors.ts'
import { openStaffSession } from '../staff/staff-sessions-service.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bytesOfBase32, totpCode, totpStep } from '../staff/totp.ts'
import { renewSetupCode } from './setup-service.ts'

let shop: TestShop
let seconds: number
beforeEach(async () => {
  seconds = Math.floor(Date.now() / 1000)
  shop = await openTestShop({ isNew: true, clock: { now: () => new Date(seconds * 1000), seconds: () => seconds } })
})
afterEach(() => shop.stop())

const codeOf = ({ problem }: { problem: { code: string } }) => problem.code
const open = (code: string) =>
  shop
    .visitor()(openSetup, { body: { code } })
    .then(() => 'opened', codeOf)

async function refusals(form: Partial<StudioForm>): Promise<string[]> {
  const { json } = await setUp(shop, form)
  return (json.errors ?? [json]).map((one: Record<string, string>) => `${one['path'] ?? ''} ${one['code']}`)
}

test('an empty shop responds to every call with instructions, keeps crawlers out, and reports that it is alive', async () => {
  for (const path of [
    '/api/configuration/latest',
    '/api/admin/session',
    '/api/auth/user',
    '/sitemap.xml',
    '/llms.txt',
  ]) {
    const answer = await shop.request(path)
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 503, 'not-set-up'])
  }
  expect(await (await shop.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  expect((await shop.request('/healthz')).status).toBe(200)
  await expect.poll(async () => (await shop.request('/readyz')).status).toBe(200)
})

describe('the code', () => {
  test('opens the set-up in any spelling, only the newest one, and is stored as a hash', async () => {
    const first = await renewSetupCode(shop.context)
    const code = await renewSetupCode(shop.context)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await open(first)).toBe('setup-code-wrong')
    expect(await open(code)).toBe('opened')
    expect(await open(code.toLowerCase().replaceAll('-', ' '))).toBe('opened')
    const rows = await shop.context.db.selectFrom('setup_codes').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('cannot be guessed: after ten tries each one waits longer, from any source', async () => {
    await shop.stop()
    shop = await openTestShop({ isNew: true, environment: { RATE_LIMIT_SCALE: '1' } })
    await renewSetupCode(shop.context)
    const answers: string[] = []
    for (let tries = 0; tries < 12; tries += 1) answers.push(await open(`7K3Q-9XPD-2M8D-${1000 + tries}`))
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'setup-code-wrong'))
    expect(answers.slice(10)).toEqual(['rate-limited', 'rate-limited'])
  })

  test('does not work before a start has created one', async () => {
    expect(await open('7K3Q-9XPD-2M8D-H4VT')).toBe('setup-code-wrong')
  })
})

test('twelve fields create the whole shop at once, with the studio’s own details and no row of the demo', async () => {
  const { json, code, secret } = await setUp(shop, { palette: palettes.harbour })
  expect(json.data.recovery_codes).toHaveLength(10)
  const call = shop.visitor({ locale: 'en' })
  const { 'customer-layout': layout, 'shop-constants': constants, theme } = (await call(latestConfiguration)).data
  expect(layout.navbar.logo.title).toEqual({ zh: '海岸設計', en: 'Harbour & Oak' })
  expect(layout.footer.copyright).toMatchObject({ zh: '© {year} 海岸設計', en: '© {year} Harbour & Oak' })
  expect(theme.palette).toEqual(palettes.harbour)
  expect(constants).toMatchObject({
    languages: ['zh', 'en'],
    order_prefix: 'HO',
    payment_channels: {
      bank_transfer: { bank_name: { zh: '恒生銀行' }, account_number: '024-123456-883', account_name: 'Harbour & Oak' },
      fps: { fps_id: '1234567', payee_name: 'HARBOUR & OAK' },
      payme: { account: '' },
    },
  })
  const legal = ['privacy-policy', 'refund-policy', 'terms-and-conditions', 'payment-terms-and-special-fees']
  for (const slug of ['home', 'about-us', 'contact-us', 'disclaimer', ...legal]) {
    const page = JSON.stringify((await call(latestContent, { params: { slug } })).data)
    // Each page names the studio or its contact.
    expect([slug, /Harbour (?:&|&amp;) Oak|2345 6789|owner@harbour-oak\.example/.test(page)]).toEqual([slug, true])
    expect([slug, /Lumen|拾光|demonstration|示範|演示|Kwun Tong|undefined|(?<!\{)\{[a-z]/.exec(page)?.[0]]).toEqual([
      slug,
      undefined,
    ])
  }
  for (const table of ['products', 'categories', 'projects', 'posts', 'accounts', 'orders', 'vouchers'] as const) {
    expect([table, await countRows(shop.context.db, table)]).toEqual([table, 0])
  }
  expect(await countRows(shop.context.db, 'stores')).toBe(2)
  expect(await countRows(shop.context.db, 'warehouses')).toBe(1)
  expect(await countRows(shop.context.db, 'staff')).toBe(1)

  // It is deleted for good.
  expect(await countRows(shop.context.db, 'setup_codes')).toBe(0)
  expect(await open(code)).toBe('not-found')
  expect((await setUp(shop)).json.code).toBe('not-found')
  expect(await (await shop.request('/robots.txt')).text()).toContain('Sitemap:')

  // The owner signs in with the chosen password; the code used during set-up cannot be used again.
  const person = { email: 'OWNER@harbour-oak.example', password: 'a long password of the owner' }
  const signIn = async (at: number) => {
    const answer = await postSetup(shop, signInStaff, {
      ...person,
      code: totpCode(bytesOfBase32(secret), totpStep(at)),
    })
    return answer.json.code ?? answer.json.data.state
  }
  expect(await signIn(seconds)).toBe('second-factor-wrong')
  seconds += 30
  expect(await signIn(seconds)).toBe('signed-in')
})

test('the owner is signed in on the page that created the shop', async () => {
  const { cookie } = await setUp(shop)
  const [own = ''] = cookie.split(';')
  const session = await shop.request(`/api${currentStaff.path}`, { headers: { Cookie: own } })
  expect((await session.json()).data).toMatchObject({ role: 'owner', email: 'owner@harbour-oak.example' })
})

const misfits: [form: Partial<StudioForm>, refused: string[]][] = [
  [{ languages: [] }, ['studio.languages required']],
  [{ languages: ['zh', 'cn'] }, ['studio.name.cn required', 'studio.address.cn required']],
  [{ phone: '1234' }, ['studio.phone phone-format']],
  [{ email: 'owner' }, ['studio.email email-format']],
  [{ palette: { paper: '#fbf9f6', ink: '#211d19', accent: '#e0b090' } }, ['studio.palette.accent contrast-too-low']],
  [
    { palette: { paper: '#808080', ink: '#211d19', accent: '#211d19' } },
    ['paper', 'ink', 'accent'].map((colour) => `studio.palette.${colour} contrast-too-low`),
  ],
  [{ palette: { paper: 'white', ink: '#211d19', accent: '#211d19' } }, ['studio.palette.paper colour-format']],
  [{ order_prefix: 'ho' }, ['studio.order_prefix prefix-format']],
  [{ order_prefix: 'QT' }, ['studio.order_prefix duplicate']],
  [{ bank_account: '024-123456-883' }, ['studio.bank_account account-format']],
  [{ password: 'short' }, ['studio.password too-short']],
  [{ authenticator_code: '000000x' }, [' second-factor-wrong']],
  [{ logo: Buffer.from('no picture').toString('base64') }, [' file-not-an-image']],
]

test('invalid input is refused by field, and nothing is created', async () => {
  for (const [form, refused] of misfits) expect(await refusals(form)).toEqual(refused)
  expect(await countRows(shop.context.db, 'stores')).toBe(0)
  expect(await countRows(shop.context.db, 'staff')).toBe(0)
})

test('two concurrent submissions create one shop', async () => {
  const { code, studio } = await fillIn(shop)
  const send = async () => (await postSetup(shop, completeSetup, { code, studio })).json.code ?? 'made'
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.filter((answer) => answer === 'made')).toHaveLength(1)
  for (const answer of answers) expect(['made', 'setup-code-wrong', 'not-found']).toContain(answer)
  expect(await countRows(shop.context.db, 'stores')).toBe(2)
  expect(await countRows(shop.context.db, 'staff')).toBe(1)
})

test('a studio with one language, a logo and no FPS gets a working shop', async () => {
  const { sharp } = await import('../../adapters/images/sharp.ts')
  const made = sharp({ create: { width: 320, height: 80, channels: 3, background: '#1f5f7a' } })
  const logo = (await made.png().toBuffer()).toString('base64')
  const one = { languages: ['zh' as const], name: { zh: '海岸設計' }, address: { zh: '柴灣利眾街 24 號' } }
  await setUp(shop, { ...one, logo, fps_id: '' })
  const latest = await shop.visitor()(latestConfiguration)
  const { 'customer-layout': layout, 'shop-constants': constants } = latest.data
  expect(layout.navbar.logo).toMatchObject({ title: { zh: '海岸設計' }, picture: { width: 320, height: 80 } })
  expect(constants.payment_channels.fps).toMatchObject({ fps_id: '', payee_name: '海岸設計' })
})

test('budget rates and synonyms, which the set-up does not create, can be written', async () => {
  await setUp(shop)
  const { db } = shop.context
  const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const { token } = await openStaffSession(shop.context, db, id, 'test')
  const { call: staff } = withToken(shop, token, id)
  const keys = (await staff(listConfigurations, { query: { per_page: 50 } })).data.map(({ _id }) => _id)
  expect(keys).toEqual(expect.arrayContaining(['estimate-rates', 'search-terms']))
  const params = { key: 'estimate-rates' } as const
  const { data } = await staff(findConfiguration, { params })
  const kept = await staff(saveConfigurationDraft, {
    params,
    body: { revision: data.revision, written: data.draft ?? {} },
  })
  const publish = (revision: number) => staff(publishConfiguration, { params, body: { revision } })
  // No figure is invented by the shop.
  expect(await publish(kept.data.revision).then(() => 'published', codeOf)).toBe('invalid-input')
  const whole = await staff(saveConfigurationDraft, {
    params,
    body: { revision: kept.data.revision, written: estimateRates as never },
  })
  expect((await publish(whole.data.revision)).data.is_live).toBe(true)
})

test('from an empty database to the first order', async () => {
  await setUp(shop)
  const { db, config } = shop.context
  const owner = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const { token } = await openStaffSession(shop.context, db, owner.id, 'test')
  const { call: staff } = withToken(shop, token, owner.id)
  const inEach = (text: string) => ({ zh: text, cn: text, en: text })
  const leftToDo = async () => (await staff(listFirstSteps)).data
  expect(await leftToDo()).toEqual(['delivery', 'piece', 'picture', 'project', 'policies', 'mail'])
  for (const key of ['mail', 'policies', 'policies']) await staff(settleFirstStep, { params: { key } })
  expect(await staff(settleFirstStep, { params: { key: 'paint' } }).then(() => 'taken', codeOf)).toBe('not-found')

  const title = { zh: '梳化', cn: '', en: 'Sofas' }
  const { data: category } = await staff(addCategory, { body: { parent_id: null, kind: 'GOODS', title } })
  const shown = {
    title: inEach('Sofas'),
    description: inEach(''),
    status: 'ACTIVE' as const,
    version: category.version,
  }
  await staff(changeCategory, { params: { id: category._id }, body: shown })
  const piece = { kind: 'GOODS' as const, title: { zh: '海岸梳化', cn: '', en: 'Harbour sofa' } }
  const { data: product } = await staff(addProduct, { body: { ...piece, category_ids: [category._id] } })
  const params = { id: product._id }
  const { data: withVariant } = await staff(addVariant, {
    params,
    body: { sku: 'HO-1', title: inEach('Oak'), price: 8800 },
  })
  const [variant] = withVariant.variants
  const shelf = { warehouse_id: variant?.shelves[0]?.warehouse_id ?? '', quantity: 3, reason: 'first delivery' }
  await staff(moveStock, { params: { id: variant?._id ?? '' }, body: shelf })
  const file = await pictureFile()
  const { data: picture } = await staff(addPicture, { file })
  const pictures = [{ picture_id: picture._id, alt: inEach('A sofa') }]
  const arranged = await staff(arrangePictures, { params, body: { pictures, version: product.pictures_version } })
  await staff(changeProduct, { params, body: { status: 'ACTIVE', version: arranged.data.version } })
  expect(await leftToDo()).toEqual(['delivery', 'project'])

  const guest = await openGuest(shop)
  const store = { store_id: config.mainStoreId }
  await guest.call(addToCart, { params: store, body: { product_variant_id: variant?._id ?? '', qty: 1 } })
  const collect = await db.selectFrom('couriers').select('id').where('store_id', '=', config.mainStoreId).execute()
  const body = checkOutBody({ storeId: config.mainStoreId, couriers: { door: collect[0]?.id ?? '' } }, [
    variant?._id ?? '',
  ])
  const refused = guest.call(checkOut, { params: store, body: { ...body, payment_channel: 'PAYME' } })
  expect(await refused.then(() => 'taken', codeOf)).toBe('payment-method-not-available')
  const { data: order } = await guest.call(checkOut, { params: store, body: { ...body, payment_channel: 'FPS' } })
  expect(order).toMatchObject({ total: 8800, reference: expect.stringMatching(/^HO-[0-9A-Z]{4}-[0-9A-Z]{4}$/) })
  const { data: seen } = await guest.call(findOrder, { params: { id: order._id } })
  expect(seen.payment_code?.text).toContain('HARBOUR & OAK')
})
