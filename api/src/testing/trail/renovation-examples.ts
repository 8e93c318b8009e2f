import * as renovations from '@fitout/contract/staff/renovations.ts'
import { newId } from '../../database/new-id.ts'
import { added, changed, example, first, type Made, type Stage } from './example.ts'

const invited = () => ({ email: `guest-${newId()}@shop.example`, right: 'READ', language: 'zh' }) as const

export async function newRoom({ owner }: Stage) {
  const body = { name: '何小明', email: `client-${newId()}@shop.example`, title: '沙田三房' }
  return (await owner.call(renovations.openRenovation, { body })).data
}

async function withRoom(stage: Stage) {
  const { _id: id, revision } = await newRoom(stage)
  return { params: { id }, revision }
}

const roomOf = ({ params }: Made) => params['id'] ?? ''

export const renovationExamples = [
  example(renovations.openRenovation, added('renovations.open', 'renovation'), () => ({
    body: { name: '何小明', email: 'opened@shop.example', title: '沙田三房' },
  })),
  example(renovations.changeRenovation, changed('renovations.change', 'renovation'), async (stage) => {
    const { params, revision } = await withRoom(stage)
    const facts = {
      title: '沙田兩房',
      property_type: 'private-flat',
      district: 'sha-tin',
      saleable_sqft: 612,
      scope: 'whole-home',
      style: 'nordic',
      address: '第一城 1 座',
    } as const
    return { params, body: { revision, ...facts, building: { management_office: '第一城管理處', deposit: 20_000 } } }
  }),
  example(renovations.assignRenovation, changed('renovations.assign', 'renovation'), async (stage) => {
    return { params: (await withRoom(stage)).params, body: { staff_id: null } }
  }),
  example(renovations.setRenovationCheck, added('renovations.check', 'renovation', roomOf), async (stage) => {
    const { params, revision } = await withRoom(stage)
    return { params: { ...params, key: 'PERMIT' }, body: { state: 'DONE' as const, number: 'P-1', revision } }
  }),
  example(renovations.cancelRenovation, changed('renovations.cancel', 'renovation'), async (stage) => {
    return { params: (await withRoom(stage)).params, body: { reason: '客人移居' } }
  }),
  example(renovations.inviteRenovationMember, added('renovations.invite', 'renovation'), async (stage) => {
    return { params: (await withRoom(stage)).params, body: invited() }
  }),
  example(renovations.removeRenovationMember, changed('renovations.remove-member', 'renovation'), async (stage) => {
    const { params } = await withRoom(stage)
    const { data } = await stage.owner.call(renovations.inviteRenovationMember, { params, body: invited() })
    return { params: { ...params, member_id: first(data.invitations)._id }, body: {} }
  }),
]
