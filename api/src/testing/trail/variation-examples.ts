import * as variations from '@fitout/contract/staff/variations.ts'
import { openProvedMember } from '../members.ts'
import { openProvisional, sendVariationTo, writeVariation } from '../variations.ts'
import { openWorks } from '../works.ts'
import { added, changed, example, gone, type Made, type Stage } from './example.ts'

const roomOf = ({ params }: Made) => params['id'] ?? ''

async function provisionalOf({ desk, owner }: Stage) {
  return openProvisional(desk.shop, owner, await openProvedMember(desk.shop))
}

const rooms = new WeakMap<Stage, Promise<string>>()

/** One contract for all variations. */
async function worksOf(stage: Stage): Promise<string> {
  const open = async () => openWorks(stage.desk.shop, stage.owner, await openProvedMember(stage.desk.shop))
  const room = rooms.get(stage) ?? open()
  rooms.set(stage, room)
  return room
}

const draft = async (stage: Stage) => writeVariation(stage.owner, await worksOf(stage))

export const variationExamples = [
  example(variations.confirmProvisionalLine, added('variations.confirm-line', 'renovation', roomOf), async (stage) => ({
    params: await provisionalOf(stage),
    body: {},
  })),
  example(variations.beginVariation, added('variations.begin', 'renovation', roomOf), async (stage) => ({
    params: { id: await worksOf(stage) },
    body: { cause: 'CLIENT' as const },
  })),
  example(variations.changeVariation, added('variations.change', 'renovation', roomOf), async (stage) => {
    const { params, draft: written } = await draft(stage)
    return { params, body: { revision: written.revision, days: 2 } }
  }),
  example(variations.sendVariation, added('variations.send', 'renovation', roomOf), async (stage) => {
    const { params, draft: written } = await draft(stage)
    return { params, body: { revision: written.revision, is_warned: true } }
  }),
  example(variations.withdrawVariation, changed('variations.withdraw', 'renovation', roomOf), async (stage) => {
    const { params } = await sendVariationTo(stage.owner, await worksOf(stage))
    return { params, body: { reason: '供應商缺貨' } }
  }),
  example(variations.removeVariation, gone('variations.remove', 'renovation', roomOf), async (stage) => ({
    params: (await draft(stage)).params,
  })),
]

export const variationReadings = [
  example(variations.listProvisionalLines, [], async (stage) => ({ params: { id: (await provisionalOf(stage)).id } })),
  example(variations.listStaffVariations, [], async (stage) => ({ params: { id: await worksOf(stage) } })),
  example(variations.findStaffVariation, [], async (stage) => ({ params: (await draft(stage)).params })),
  example(variations.readStaffVariationPdf, [], async (stage) => ({ params: (await draft(stage)).params })),
]
