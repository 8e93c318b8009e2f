import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, ListItem, ListItemText } from '@mui/material'
import { showTime } from '../../shared/show-time.ts'
import { useDeviceWords } from './device-words.ts'
import type { Device } from './this-device.ts'

type Props = { device: Device; isBusy: boolean; onRemove: () => void }

/** One browser, since when it gets push messages, and its last error. */
export function DeviceLine({ device, isBusy, onRemove }: Props) {
  const say = useDeviceWords()
  const { fault, failing_since: failing } = device
  const name = device.name ?? say.unnamed
  const facts = [
    say.since.replace('{at}', showTime(device.added_at)),
    fault && failing && say.failing.replace('{at}', showTime(failing)).replace('{fault}', say.faults[fault]),
  ]
  return (
    <ListItem
      disableGutters
      secondaryAction={
        <IconButton aria-label={say.remove.replace('{name}', name)} disabled={isBusy} edge="end" onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemText
        primary={[name, device.is_this && say.here].filter(Boolean).join(' · ')}
        secondary={facts.filter(Boolean).join(' · ')}
      />
    </ListItem>
  )
}
