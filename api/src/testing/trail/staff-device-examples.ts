import { addStaffDevice, removeStaffDevice } from '@fitout/contract/staff/staff-devices.ts'
import { openBrowserOfStaff, subscriptionOf } from '../push-service.ts'
import { example } from './example.ts'

const subscription = () => subscriptionOf(openBrowserOfStaff(), 'https://push.example')

// A person's devices are private, like their read marks.
export const staffDeviceExamples = [
  example(addStaffDevice, [], () => ({ body: subscription() })),
  example(removeStaffDevice, [], async ({ owner }) => {
    const { data } = await owner.call(addStaffDevice, { body: subscription() })
    return { by: owner, params: { id: data._id } }
  }),
]

export const cannotBeStale = {
  'POST /admin/staff-devices': 'only staff write there',
  'DELETE /admin/staff-devices/:id': 'only staff write there',
}
