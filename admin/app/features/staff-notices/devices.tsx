import { addStaffDevice, listStaffDevices, removeStaffDevice } from '@fitout/contract/staff/staff-devices.ts'
import { Alert, Button, List, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Part } from '../../shared/part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useOne } from '../../shared/use-read.ts'
import { DeviceLine } from './device-line.tsx'
import { useDeviceWords } from './device-words.ts'
import { turnOnPush, supportsPush, type Device, turnOffPush } from './this-device.ts'

/** The devices that get push messages, and a button for the current browser. */
export function Devices() {
  const texts = useDeviceWords()
  const { data } = useOne(listStaffDevices)
  const { run, isRunning } = useAction()
  const [fault, setFault] = useState<'notAllowed' | 'failed'>()
  if (!data) return null
  const isHere = data.devices.some((device) => device.is_this)

  async function turnOn(key: string): Promise<void> {
    setFault(undefined)
    await run(async () => {
      const asked = await turnOnPush(key)
      if (asked === 'not-allowed') setFault('notAllowed')
      else if (asked === 'failed') setFault('failed')
      else await staffCall(addStaffDevice, { body: asked })
    })
  }
  const remove = ({ _id: id, is_this: isThis }: Device) =>
    run(async () => {
      await staffCall(removeStaffDevice, { params: { id } })
      if (isThis) await turnOffPush().catch(() => undefined)
    }, 'done.deviceRemoved')

  return (
    <Part heading={texts.title}>
      <Stack spacing={2}>
        <Typography color="text.secondary" variant="body2">
          {texts.lead}
        </Typography>
        {data.devices.length > 0 && (
          <List disablePadding>
            {data.devices.map((device) => (
              <DeviceLine device={device} isBusy={isRunning} key={device._id} onRemove={() => void remove(device)} />
            ))}
          </List>
        )}
        {fault && <Alert severity="warning">{texts[fault]}</Alert>}
        {isHere && <Typography role="status">{texts.turnedOn}</Typography>}
        {!isHere && !supportsPush() && <Alert severity="info">{texts.impossible}</Alert>}
        {!isHere && supportsPush() && (
          <Button
            disabled={isRunning}
            onClick={() => void turnOn(data.key)}
            sx={{ alignSelf: 'start' }}
            variant="outlined"
          >
            {texts.turnOn}
          </Button>
        )}
      </Stack>
    </Part>
  )
}
