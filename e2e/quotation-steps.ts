import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Call } from '@fitout/contract/client.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import {
  beginQuotation,
  findStaffQuotation,
  saveQuotationGroup,
  saveQuotationHead,
  sendQuotation,
} from '@fitout/contract/staff/quotations.ts'
import { openRenovation } from '@fitout/contract/staff/renovations.ts'
import { askAs, type Member } from './member.ts'
import { present } from './present.ts'

type Line = BodyInput<typeof saveQuotationGroup>['lines'][number]

const words = (en: string, zh: string, cn: string) => ({ en, zh, cn })

export const tiling = words('Tile the bathroom', '浴室鋪牆磚地磚', '卫生间墙地砖铺贴')
export const sill = words('Marble door sill', '雲石門檻', '大理石门槛')
export const fittings = words('Install sanitary fittings', '安裝潔具', '安装洁具')
export const oak = words('Oak floor', '橡木地板', '橡木地板')
export const bamboo = words('Bamboo floor', '竹地板', '竹地板')

const line = (title: Line['title'], unit_price: number, change: Partial<Line> = {}): Line => ({
  kind: 'WORK',
  title,
  qty: 1,
  unit: 'ITEM',
  unit_price,
  ...change,
})

/** HK$38,552, of which 8,000 are provisional, and a choice between two floors. */
const groups = {
  masonry: [
    line(tiling, 48, { qty: 386.5, unit: 'SQFT', room: 'bathroom' }),
    line(words('Repair of spalling concrete', '石屎剝落修補', '混凝土剥落修补'), 8000, { kind: 'PROVISIONAL' }),
    line(words('Tiles', '瓷磚', '瓷砖'), 0, { kind: 'CUSTOMER_SUPPLY', room: 'bathroom' }),
  ],
  plumbing: [line(fittings, 12_000, { room: 'bathroom' })],
  flooring: [
    line(oak, 9000, { kind: 'OPTION', set: 'floor', is_default: true }),
    line(bamboo, 7000, { kind: 'OPTION', set: 'floor' }),
  ],
} satisfies Record<string, Line[]>

/** A room of a member with a confirmed email, who therefore joins it at once. */
export async function openRoomFor(staff: Call, email: string, language: Locale, title: string): Promise<string> {
  return (await staff(openRenovation, { body: { name: 'Ho Siu Ming', email, title, language } })).data._id
}

type Head = Partial<BodyInput<typeof saveQuotationHead>>

type Terms = Pick<BodyInput<typeof sendQuotation>, 'valid_until'>

/** Writes a complete quotation and sends it. */
export async function sendFirstVersion(staff: Call, id: string, head: Head = {}, terms: Terms = {}): Promise<void> {
  const { version, head_revision: revision } = (
    await staff(beginQuotation, { params: { id }, body: { from: 'TEMPLATE' } })
  ).data
  const params = { id, version: String(version) }
  const body = { start: hongKongDay(new Date(), 30), working_days: 40, ...head, revision }
  await staff(saveQuotationHead, { params, body })
  for (const [key, lines] of Object.entries(groups)) {
    await staff(saveQuotationGroup, { params: { ...params, key }, body: { revision: 0, lines } })
  }
  await send(staff, params, terms)
}

/** Accepts the first version as its client, with the oak floor. */
export async function acceptFirstVersion(staff: Call, { page, locale }: Member, id: string): Promise<void> {
  const { data: version } = await staff(findStaffQuotation, { params: { id, version: '1' } })
  const lines = version.content.groups.flatMap((group) => group.lines)
  await askAs(page, locale, 'PUT', `/renovations/${id}/quotations/1/accept`, {
    content_hash: version.content_hash,
    options: [present(lines.find(({ title }) => title.en === oak.en)).key],
    typed_name: '何小明',
    is_agreed: true,
    wording_version: signingVersion,
  })
}

/** Sends a second version: tiling costs 2 dollars more per foot, the fittings are removed, a sill is new. */
export async function sendSecondVersion(staff: Call, id: string): Promise<void> {
  const { version, content } = (await staff(beginQuotation, { params: { id }, body: { from: 'VERSION' } })).data
  const params = { id, version: String(version) }
  const group = (key: string) => content.groups.find((one) => one.key === key)
  const revisionOf = (key: string) => group(key)?.revision ?? 0
  const [first, ...others] = (group('masonry')?.lines ?? []).map(({ amount: _amount, ...rest }) => rest)
  const masonry = [...(first ? [{ ...first, unit_price: 50 }] : []), ...others, line(sill, 1200)]
  for (const [key, lines] of [
    ['masonry', masonry],
    ['plumbing', []],
  ] as const) {
    await staff(saveQuotationGroup, {
      params: { ...params, key },
      body: { revision: revisionOf(key), lines: [...lines] },
    })
  }
  await send(staff, params)
}

async function send(staff: Call, params: { id: string; version: string }, terms: Terms = {}): Promise<void> {
  const { revision } = (await staff(findStaffQuotation, { params })).data
  await staff(sendQuotation, { params, body: { revision, is_warned: true, ...terms } })
}
