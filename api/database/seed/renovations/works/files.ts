import type { RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import { readFile } from 'node:fs/promises'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { addFile, shareFile } from '../../../../src/features/renovation-files/staff-renovation-files-service.ts'
import { shopOf } from '../past-shop.ts'
import { drawCeilings, drawElevations, drawPlan } from './drawings.ts'
import type { Works, WorksPart } from './works-part.ts'

const media = new URL('../../media/', import.meta.url)

/** Three drawings, of which one was revised, the model of the living room, and pictures of how it will look. */
export const shareFiles: WorksPart = async (works) => {
  const dayOf = (daysAgo: number) => hongKongDay(works.context.clock.now(), -daysAgo).split('-').toReversed().join('/')
  await keep(works, 46, { title: 'A-01 平面圖', bytes: await drawPlan({ date: dayOf(46) }) })
  const ceilings = await keep(works, 46, { title: 'A-02 天花圖', bytes: await drawCeilings({ date: dayOf(46) }) })
  await keep(works, 44, { title: 'A-03 立面圖', bytes: await drawElevations({ date: dayOf(44) }) })
  await keep(works, 44, {
    kind: 'MODEL',
    title: '客廳',
    bytes: await readFile(new URL('models/room-living.glb', media)),
  })
  const revised = await drawCeilings({ date: dayOf(25), revision: 2 })
  await keep(works, 25, { title: 'A-02 天花圖', bytes: revised, replaces: ceilings })
}

type Given = { kind?: RenovationFileKind; title: string; bytes: Buffer; replaces?: string }

async function keep({ context, by, id }: Works, daysAgo: number, given: Given): Promise<string> {
  const { kind = 'DRAWING', title, bytes, replaces } = given
  const past = shopOf(context, daysAgo, '15:20')
  const upload = await past.storage.receive([bytes])
  try {
    const file = await addFile(past, by, id, { wanted: { kind, title, ...(replaces && { replaces }) }, upload })
    if (!file.is_shared) await shareFile(past, by, { id, file_id: file._id }, true)
    return file._id
  } finally {
    await upload.remove()
  }
}
