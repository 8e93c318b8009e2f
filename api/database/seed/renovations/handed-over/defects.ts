import { join } from 'node:path'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { raiseSiteDefect } from '@fitout/contract/staff/defects.ts'
import sharp from 'sharp'
import type { Context } from '../../../../src/context.ts'
import { closeByClient, fixDefect } from '../../../../src/features/defects/defect-steps-service.ts'
import { raise } from '../../../../src/features/defects/defects-service.ts'
import { keepFile, keepStaffFile } from '../../../../src/features/files/files-service.ts'
import { shopOf } from '../past-shop.ts'
import type { HandedOver } from './handed-over.ts'

type Wanted = Omit<Body<typeof raiseSiteDefect>, 'images' | 'due_on'> & {
  by: 'CLIENT' | 'STUDIO'
  /** Days ago. */
  raised: number
  fixed?: number
  closed?: number
}

const picture = join(import.meta.dirname, '../../media/rooms/studio-1.jpg')

const minor = { severity: 'MINOR' } as const

/** Found at the inspection: all but the last are closed before the certificate. */
export const inspection: Wanted[] = [
  {
    by: 'CLIENT',
    room: 'bedroom',
    place: '窗台',
    text: '窗台人造石邊有刮痕',
    ...minor,
    raised: 30,
    fixed: 26,
    closed: 25,
  },
  {
    by: 'CLIENT',
    room: 'bathroom',
    place: '浴屏右側',
    text: '玻璃膠不平滑，有小孔',
    ...minor,
    raised: 30,
    fixed: 26,
    closed: 25,
  },
  { by: 'CLIENT', room: 'kitchen', place: '洗碗盆櫃', text: '櫃門關不緊', ...minor, raised: 30, fixed: 27, closed: 25 },
  {
    by: 'STUDIO',
    room: 'kitchen',
    place: '灶台後',
    text: '一塊牆磚空鼓',
    severity: 'MAJOR',
    raised: 30,
    fixed: 24,
    closed: 22,
  },
  {
    by: 'STUDIO',
    room: 'living-room',
    place: '大門旁',
    text: '踢腳線接口有縫',
    ...minor,
    raised: 30,
    fixed: 26,
    closed: 25,
  },
  {
    by: 'STUDIO',
    room: 'bathroom',
    place: '地台去水',
    text: '去水略慢，需清理',
    ...minor,
    raised: 29,
    fixed: 27,
    closed: 25,
  },
  { by: 'CLIENT', room: 'living-room', place: '天花', text: '油漆有掃痕', ...minor, raised: 29, fixed: 24, closed: 22 },
  { by: 'CLIENT', room: 'bedroom', place: '衣櫃', text: '櫃桶拉手鬆脫', ...minor, raised: 29, fixed: 26, closed: 25 },
  { by: 'CLIENT', room: 'bedroom', place: '地台床', text: '地台床側板色差，需更換', ...minor, raised: 28, fixed: 3 },
]

export const claim: Wanted = {
  by: 'CLIENT',
  room: 'kitchen',
  place: '吊櫃',
  text: '油壓撐桿無力，吊櫃門會自行落下',
  ...minor,
  raised: 4,
}

export async function raiseAll(home: HandedOver, wanted: readonly Wanted[]): Promise<string[]> {
  const ids: string[] = []
  for (const [index, one] of wanted.entries()) ids.push(await raiseOne(home, one, index))
  return ids
}

async function raiseOne(
  home: HandedOver,
  { by, raised, fixed: _fixed, closed: _closed, ...fields }: Wanted,
  index: number,
) {
  const past = shopOf(home.context, raised, '15:20')
  const party = by === 'CLIENT' ? { accountId: home.client.accountId } : { staff: home.by }
  const images = [await keep(past, home, by, index)]
  const { _id: id } = await raise(past, party, home.id, { body: { ...fields, images }, idempotencyKey: undefined })
  return id
}

/** Defects fixed and closed until this many days ago. */
export async function fixUntil(
  home: HandedOver,
  ids: readonly string[],
  { wanted, daysAgo, after }: { wanted: readonly Wanted[]; daysAgo: number; after: number },
): Promise<void> {
  for (const [index, { fixed, closed }] of wanted.entries()) {
    const path = { id: home.id, defect_id: ids[index] ?? '' }
    if (fixed !== undefined && fixed >= daysAgo && fixed < after) {
      const past = shopOf(home.context, fixed, '16:30')
      await fixDefect(past, home.by, path, [await keep(past, home, 'STUDIO', index + 21)])
    }
    if (closed !== undefined && closed >= daysAgo && closed < after) {
      await closeByClient(shopOf(home.context, closed, '20:45'), home.client.accountId, path)
    }
  }
}

/** A detail of the room's picture, another one for each defect. */
async function keep(past: Context, { client, by }: HandedOver, side: 'CLIENT' | 'STUDIO', index: number) {
  const { width, height } = await sharp(picture).metadata()
  const [across, down] = [index % 5, Math.floor(index / 5) % 4]
  const area = {
    left: Math.floor((width * across) / 6),
    top: Math.floor((height * down) / 5),
    width: Math.floor(width / 4),
    height: Math.floor(height / 4),
  }
  const bytes = await sharp(picture).extract(area).resize(640, 640, { fit: 'cover' }).jpeg().toBuffer()
  const upload = await past.storage.receive([bytes])
  try {
    const kept =
      side === 'CLIENT'
        ? await keepFile(past, client.accountId, upload, 'zh')
        : await keepStaffFile(past, by.id, upload)
    return kept._id
  } finally {
    await upload.remove()
  }
}
