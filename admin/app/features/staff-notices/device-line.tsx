import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, ListItem, ListItemText } from '@mui/material'
import { showTime } from '../../shared/show-time.ts'
import { useDeviceWords } from './device-words.ts'
import type { Device } from './this-device.ts'

type Props = { device: Device; isBusy: boolean; onRemove: () => void }

/** One browser, since when it gets push messages, and its last error. */
export function DeviceLine({ device, isBusy, onRemove }: Props) {
  const texts = useDeviceWords()
  const { fault, failing_since: failing } = device
  const name = device.name ?? texts.unnamed
  const facts = [
    texts.since.replace('{at}', showTime(device.added_at)),
    fault && failing && texts.failing.replace('{at}', showTime(failing)).replace('{fault}', texts.faults[fault]),
  ]
  return (
    <ListItem
      disableGutters
      secondaryAction={
        <IconButton aria-label={texts.remove.replace('{name}', name)} disabled={isBusy} edge="end" onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemText
        primary={[name, device.is_this && texts.here].filter(Boolean).join(' · ')}
        secondary={facts.filter(Boolean).join(' · ')}
      />
    </ListItem>
  )
}
