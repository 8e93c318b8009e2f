import { readFile } from 'node:fs/promises'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { shareInRoom } from '../share-in-room.ts'
import { drawCeilings, drawElevations, drawPlan } from './drawings.ts'
import type { WorksPart } from './works-part.ts'

const media = new URL('../../media/', import.meta.url)

/** Three drawings, one of them revised, the model of the living room, and its preview picture. */
export const shareFiles: WorksPart = async (works) => {
  const dayOf = (daysAgo: number) => hongKongDay(works.context.clock.now(), -daysAgo).split('-').toReversed().join('/')
  await shareInRoom(works, 46, { title: 'A-01 平面圖', bytes: await drawPlan({ date: dayOf(46) }) })
  const ceilings = await shareInRoom(works, 46, {
    title: 'A-02 天花圖',
    bytes: await drawCeilings({ date: dayOf(46) }),
  })
  await shareInRoom(works, 44, { title: 'A-03 立面圖', bytes: await drawElevations({ date: dayOf(44) }) })
  await shareInRoom(works, 44, {
    kind: 'MODEL',
    title: '客廳',
    bytes: await readFile(new URL('models/room-living.glb', media)),
  })
  await shareInRoom(works, 44, {
    kind: 'IMAGE',
    title: '客廳效果圖',
    bytes: await readFile(new URL('rooms/living-1.jpg', media)),
  })
  const revised = await drawCeilings({ date: dayOf(25), revision: 2 })
  await shareInRoom(works, 25, { title: 'A-02 天花圖', bytes: revised, replaces: ceilings })
}
