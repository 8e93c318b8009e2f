import * as devices from '@fitout/contract/staff/staff-devices.ts'
import { route } from '../../http/route.ts'
import { setDeviceCookie, deviceOf } from '../../http/device-cookie.ts'
import { deviceName } from '../sessions/sessions-service.ts'
import { addDevice, removeDevice, showDevices } from './staff-devices-service.ts'

export const staffDevicesRoutes = [
  route(devices.listStaffDevices, async ({ context, staff, request }) => ({
    data: await showDevices(context, { staffId: staff.id, deviceId: deviceOf(context, request) }),
  })),
  route(devices.addStaffDevice, async ({ context, staff, request, body, headers }) => {
    const name = deviceName(request.headers.get('User-Agent') ?? '')
    const added = await addDevice(context, { staffId: staff.id, name }, body)
    if (staff.byCookie) setDeviceCookie(context, headers, added._id)
    return { data: added }
  }),
  route(devices.removeStaffDevice, async ({ context, staff, params }) => {
    await removeDevice(context, staff.id, params.id)
    return { data: { is_removed: true as const } }
  }),
]
