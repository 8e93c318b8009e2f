import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { completeSetup, openSetup } from '@fitout/contract/setup.ts'
import { defaultPalette } from '@fitout/contract/theme-colours.ts'
import { renewSetupCode } from '../features/setup/setup-service.ts'
import { bytesOfBase32, totpCode, totpStep } from '../features/staff/totp.ts'
import type { TestShop } from './test-shop.ts'

export type StudioForm = BodyInput<typeof completeSetup>['studio']

/** A studio as entered in the form; the authenticator's part belongs to the opened set-up. */
export const harbour = {
  languages: ['zh', 'en'],
  name: { zh: '海岸設計', en: 'Harbour & Oak' },
  address: { zh: '香港柴灣利眾街 24 號 9 樓', en: '9/F, 24 Lee Chung Street, Chai Wan' },
  phone: '2345 6789',
  email: 'owner@harbour-oak.example',
  palette: defaultPalette,
  order_prefix: 'HO',
  bank_account: '恒生銀行 024-123456-883',
  fps_id: '1234567',
  password: 'a long password of the owner',
} satisfies Partial<StudioForm>

/** Makes a call as the set-up page does. */
export async function postSetup(shop: TestShop, { path }: { path: string }, body: object) {
  const own = { Origin: shop.context.config.publicUrl, 'X-Storefront': '1', 'Content-Type': 'application/json' }
  const headers = { ...own, 'Accept-Language': 'en' }
  const answer = await shop.request(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, cookie: answer.headers.get('Set-Cookie') ?? '', json: await answer.json() }
}

/** Opens the form with the code of this start and fills it in, without submitting it. */
export async function fillIn(shop: TestShop, change: Partial<StudioForm> = {}) {
  const code = await renewSetupCode(shop.context)
  const opened = await postSetup(shop, openSetup, { code })
  if (opened.status !== 200) return { code, secret: '', studio: undefined, refusal: opened }
  const { secret } = opened.json.data
  const digits = totpCode(bytesOfBase32(secret), totpStep(shop.context.clock.seconds()))
  const studio = { ...harbour, authenticator_secret: secret, authenticator_code: digits, ...change } as StudioForm
  return { code, secret, studio, refusal: undefined }
}

/** Submits it as well. */
export async function setUp(shop: TestShop, change: Partial<StudioForm> = {}) {
  const { code, secret, studio, refusal } = await fillIn(shop, change)
  return { code, secret, ...(refusal ?? (await postSetup(shop, completeSetup, { code, studio }))) }
}
