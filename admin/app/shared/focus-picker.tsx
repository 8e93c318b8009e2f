import { Box } from '@mui/material'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslate } from './i18n.ts'

type Focus = { x: number; y: number }
type Props = {
  address: string
  focus: Focus
  /** The meaning of the point, if not what must stay visible. */
  label?: string
  onFocus: (focus: Focus) => void
}

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}
const inside = (part: number) => Math.min(100, Math.max(0, Math.round(part)))

/** A picture on which a click or the arrow keys set a point: usually what must stay visible when cropped. */
export function FocusPicker({ address, focus, label, onFocus }: Props) {
  const t = useTranslate()

  function point({ nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>) {
    // A key press arrives as a click without a position.
    if (nativeEvent.detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus({
      x: inside((100 * (nativeEvent.clientX - left)) / width),
      y: inside((100 * (nativeEvent.clientY - top)) / height),
    })
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onFocus({ x: inside(focus.x + step[0]), y: inside(focus.y + step[1]) })
  }

  return (
    <Box
      aria-label={label ?? t('pictures.focus', focus)}
      component="button"
      onClick={point}
      onKeyDown={move}
      sx={{ position: 'relative', p: 0, border: 0, display: 'block', width: '100%', cursor: 'crosshair' }}
      type="button"
    >
      <Box alt="" component="img" src={address} sx={{ width: '100%', display: 'block' }} />
      <Box
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        sx={{
          position: 'absolute',
          width: 22,
          height: 22,
          m: '-11px',
          borderRadius: '50%',
          border: '2px solid',
          borderColor: 'background.paper',
          bgcolor: 'primary.main',
        }}
      />
    </Box>
  )
}
