import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { keepStaffFile } from '../../../../src/features/files/files-service.ts'
import { writeReport } from '../../../../src/features/site-reports/staff-site-reports-service.ts'
import { shopAtWork } from '../past-shop.ts'
import { type Detail, detailOf } from '../picture-detail.ts'
import type { Works, WorksPart } from './works-part.ts'

type Report = {
  daysAgo: number
  time: string
  stage: string
  text: string
  present: string
  /** Of rooms in the demo's media; of a finished one only walls, floor or ceiling show. */
  pictures: (string | Detail)[]
}

/** In the language of the client, in a foreman's style. */
const reports: Report[] = [
  {
    daysAgo: 31,
    time: '17:30',
    stage: 'demolition',
    text: '廚房、浴室已清拆至石屎面，全屋地板已拆。泥頭分四車清走，升降機大堂及走廊保護完好。',
    present: '陳師傅及拆卸工人三名',
    pictures: ['living-1-before', 'studio-1-before'],
  },
  {
    daysAgo: 26,
    time: '17:45',
    stage: 'services',
    text: '總掣箱已更換，睡房及客廳電線鋪妥；浴室冷熱水銅喉已接駁，試壓一小時無滲漏。',
    present: '電工兩名、水喉師傅一名',
    pictures: [
      { file: 'living-1-before', left: 45, top: 0, size: 50 },
      { file: 'studio-1-before', left: 15, top: 0, size: 50 },
    ],
  },
  {
    daysAgo: 20,
    time: '17:20',
    stage: 'services',
    text: '燈位、掣位及插座位全部完成，位置已按圖則逐一核對。冷氣銅喉及去水位已預留。',
    present: '電工兩名、冷氣師傅一名',
    pictures: [
      { file: 'living-1-before', left: 62, top: 50, size: 38 },
      { file: 'studio-1-before', left: 58, top: 48, size: 42 },
    ],
  },
  {
    daysAgo: 10,
    time: '17:40',
    stage: 'masonry',
    text: '防水三層完成，試水 48 小時合格。浴室牆磚鋪好七成，明天鋪地磚。',
    present: '泥水師傅兩名',
    pictures: [
      { file: 'bathroom-1', left: 51, top: 9, size: 28 },
      { file: 'bathroom-2', left: 40, top: 0, size: 26 },
    ],
  },
  {
    daysAgo: 3,
    time: '17:50',
    stage: 'masonry',
    text: '廚房及浴室瓷磚全部鋪妥，填縫完成。已與客戶到場驗收泥水部分。',
    present: '泥水師傅一名、客戶到場',
    pictures: [
      { file: 'bathroom-1', left: 8, top: 8, size: 22 },
      { file: 'bathroom-1', left: 26, top: 83, size: 17 },
    ],
  },
  {
    daysAgo: 1,
    time: '17:25',
    stage: 'carpentry',
    text: '客廳石膏板假天花封板完成，睡房木門框已裝。下一步安裝木門，之後衣櫃到場。',
    present: '木工三名',
    pictures: [
      { file: 'dining-1', left: 4, top: 2, size: 26 },
      { file: 'studio-1', left: 20, top: 11, size: 22 },
    ],
  },
]

/** The foreman's reports, from the first week to the last day of work. */
export const reportFromSite: WorksPart = async (works) => {
  for (const report of reports) await write(works, report)
}

async function write({ context, by, id }: Works, { daysAgo, time, stage, pictures, ...fields }: Report): Promise<void> {
  const past = await shopAtWork(context, daysAgo, time)
  const images: string[] = []
  for (const name of pictures) {
    const upload = await past.storage.receive([await pictureOf(name)])
    try {
      images.push((await keepStaffFile(past, by.id, upload))._id)
    } finally {
      await upload.remove()
    }
  }
  const body = { ...fields, day: hongKongDay(past.clock.now()), stage_key: stage, images, publish: true }
  await writeReport(past, by, id, { body, idempotencyKey: undefined })
}

const fileOf = (name: string) => join(import.meta.dirname, '../../media/rooms', `${name}.jpg`)

async function pictureOf(picture: string | Detail): Promise<Buffer> {
  if (typeof picture === 'string') return readFile(fileOf(picture))
  return detailOf({ ...picture, file: fileOf(picture.file) })
}
