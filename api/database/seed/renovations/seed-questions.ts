import type { Context } from '../../../src/context.ts'
import { writeByMember, writeByStaff } from '../../../src/features/renovation-messages/renovation-messages-service.ts'
import type { DemoMember } from './demo-members.ts'
import { shopOf } from './past-shop.ts'
import { lineId, type Room } from './seed-quotations.ts'

/** The client's questions about lines of the quotation: one is answered, the other waits. */
export async function askAboutLines(
  context: Context,
  by: { id: string },
  { accountId }: DemoMember,
  { id, seed }: Room,
): Promise<void> {
  const about = (key: string, text: string) => ({
    body: { thread: 'LINE' as const, subject_id: lineId(seed, key), text, images: [] },
    idempotencyKey: undefined,
  })
  const doors = '衣櫃門可以改用趟門嗎？價錢有沒有分別？'
  await writeByMember(shopOf(context, 2, '20:40'), accountId, id, about('wardrobe', doors))
  const same = '可以，尺寸不變的話價錢一樣，路軌會用緩衝款。接納後我們會在施工圖上註明。'
  await writeByStaff(shopOf(context, 1, '11:15'), by, id, about('wardrobe', same))
  const tiles = '磚由我們自備，請問應該買多少平方呎才夠？'
  await writeByMember(shopOf(context, 1, '21:50'), accountId, id, about('tiling', tiles))
}
