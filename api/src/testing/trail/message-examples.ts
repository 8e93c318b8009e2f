import { writeMessage } from '@fitout/contract/renovation-messages.ts'
import * as messages from '@fitout/contract/staff/renovation-messages.ts'
import { openProvedMember } from '../members.ts'
import { openRoomOf } from '../renovations.ts'
import { uploadPicture } from '../visitors.ts'
import { added, example, type Made, type Stage } from './example.ts'
import { newRoom } from './renovation-examples.ts'

const roomOf = ({ params }: Made) => params['id'] ?? ''
const body = { text: '明天上午十時到工地' }

async function withRoom(stage: Stage) {
  return { id: (await newRoom(stage))._id }
}

export const messageReadings = [
  example(messages.listStaffMessages, [], async (stage) => ({ params: await withRoom(stage) })),
  example(messages.readStaffMessageImage, [], async (stage) => {
    const client = await openProvedMember(stage.desk.shop)
    const params = { id: await openRoomOf(stage.desk.shop, stage.owner, client) }
    const image = await uploadPicture(client)
    const { data } = await client.call(writeMessage, { params, body: { ...body, images: [image] } })
    return { params: { ...params, message_id: data._id, file_id: image } }
  }),
]

export const messageExamples = [
  example(messages.answerMessage, added('renovation-messages.write', 'renovation', roomOf), async (stage) => ({
    params: await withRoom(stage),
    body,
  })),
  example(messages.strikeStaffMessage, added('renovation-messages.strike', 'renovation', roomOf), async (stage) => {
    const params = await withRoom(stage)
    const { data } = await stage.owner.call(messages.answerMessage, { params, body })
    return { params: { ...params, message_id: data._id }, body: {}, by: stage.owner }
  }),
  example(messages.settleMessages, added('renovation-messages.settle', 'renovation', roomOf), async (stage) => ({
    params: await withRoom(stage),
    body: { until: new Date().toISOString() },
  })),
]
