import { variationSigningVersion } from '@fitout/contract/variation-signing.ts'
import type { WrittenVariation, WrittenVariationLine } from '@fitout/contract/variation-content.ts'
import { showSchedule } from '../../../../src/features/instalments/schedule-service.ts'
import { approveVariation } from '../../../../src/features/variations/approve-variation.ts'
import { sendDraft } from '../../../../src/features/variations/send-variation.ts'
import { beginDraft, changeDraft } from '../../../../src/features/variations/staff-variations-service.ts'
import { shopOf } from '../past-shop.ts'
import type { Works, WorksPart } from './works-part.ts'

/** More sockets were agreed; a cheaper door waits for an answer. */
export const proposeVariations: WorksPart = async (works) => {
  const { context, id, client } = works
  const last = (await showSchedule(context.db, id)).at(-1)?.id ?? null
  const sockets = await send(works, { written: { ...moreSockets, pays_with: last }, at: [25, '11:30'] })
  await approveVariation(
    shopOf(context, 24, '20:45'),
    { accountId: client.accountId, source: undefined, locale: works.seed.language },
    { id, variation_id: sockets._id },
    {
      body: {
        content_hash: sockets.content_hash ?? '',
        typed_name: client.name,
        is_agreed: true,
        wording_version: variationSigningVersion,
      },
      idempotencyKey: undefined,
    },
  )
  await send(works, { written: cheaperDoor, at: [2, '15:10'] })
}

type Sending = { written: WrittenVariation; at: [daysAgo: number, time: string] }

async function send({ context, by, id }: Works, { written, at }: Sending) {
  const then = shopOf(context, ...at)
  const { cause, provisional_key } = written
  const begun = await beginDraft(then, by, id, { cause, provisional_key })
  const path = { id, variation_id: begun._id }
  const { revision } = await changeDraft(then, by, path, { ...written, revision: begun.revision })
  return sendDraft(then, by, path, { body: { revision, is_warned: true }, idempotencyKey: undefined })
}

type Priced = Pick<WrittenVariationLine, 'sign' | 'title' | 'qty' | 'unit' | 'unit_price'>

function line(priced: Priced): WrittenVariationLine {
  return { kind: 'WORK', description: {}, material: {}, room: null, ...priced }
}

const moreSockets: WrittenVariation = {
  title: {
    en: 'Five more socket points in the study',
    zh: '書房加設五個插座位',
    cn: '书房增设五个插座位',
  },
  reason: {
    en: 'The desk was moved to the window wall, where the drawings have no sockets.',
    zh: '書枱改放窗邊，圖則上該幅牆沒有插座。',
    cn: '书桌改放窗边，图纸上该面墙没有插座。',
  },
  cause: 'CLIENT',
  lines: [
    line({
      sign: 'NEW',
      title: { en: 'Socket points, with wiring', zh: '插座位，連線路', cn: '插座位，含线路' },
      qty: 5,
      unit: 'POINT',
      unit_price: 420,
    }),
  ],
  days: 1,
  provisional_key: null,
  pays_with: null,
}

const cheaperDoor: WrittenVariation = {
  title: {
    en: 'Sliding door in the place of one solid door',
    zh: '一扇實心木門改為趟門',
    cn: '一樘实心木门改为推拉门',
  },
  reason: {
    en: 'A hinged door would hit the new shoe cabinet. A sliding door is lighter and costs less.',
    zh: '掩門打開會碰到新鞋櫃；改用趟門更輕便，費用亦較低。',
    cn: '平开门打开会碰到新鞋柜；改用推拉门更轻便，费用也较低。',
  },
  cause: 'SITE',
  lines: [
    line({
      sign: 'OLD',
      title: { en: 'Solid-core door with frame', zh: '實心木門連門框', cn: '实心木门连门框' },
      qty: 1,
      unit: 'DOOR',
      unit_price: 4650,
    }),
    line({
      sign: 'NEW',
      title: { en: 'Sliding door with track', zh: '趟門連路軌', cn: '推拉门连轨道' },
      qty: 1,
      unit: 'DOOR',
      unit_price: 2700,
    }),
  ],
  days: 0,
  provisional_key: null,
  pays_with: null,
}
