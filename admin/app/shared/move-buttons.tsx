import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import { IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'

type MoveButtonsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  isRunning: boolean
  onMove: (by: -1 | 1) => void
}

/** One place up or down among its sisters. */
export function MoveButtons({ name, isFirst, isLast, isRunning, onMove }: MoveButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <IconButton aria-label={t('categories.up', { name })} disabled={isRunning || isFirst} onClick={() => onMove(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton aria-label={t('categories.down', { name })} disabled={isRunning || isLast} onClick={() => onMove(1)}>
        <DownIcon />
      </IconButton>
    </>
  )
}
