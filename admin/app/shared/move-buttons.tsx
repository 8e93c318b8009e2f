import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import { IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from './i18n.ts'

type MoveButtonProps = {
  label: string
  id?: string
  size?: 'small' | 'medium'
  isOff: boolean
  onPress: () => void
  children: ReactNode
}

/** Moves one position. It keeps the focus when it has no effect, which a disabled button would lose. */
export function MoveButton({ label, isOff, onPress, children, ...button }: MoveButtonProps) {
  return (
    <IconButton
      aria-disabled={isOff}
      aria-label={label}
      {...button}
      onClick={() => !isOff && onPress()}
      sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
    >
      {children}
    </IconButton>
  )
}

type MoveButtonsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  isRunning: boolean
  onMove: (by: -1 | 1) => void
}

/** Moves an item up or down among its siblings. */
export function MoveButtons({ name, isFirst, isLast, isRunning, onMove }: MoveButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <MoveButton isOff={isRunning || isFirst} label={t('categories.up', { name })} onPress={() => onMove(-1)}>
        <UpIcon />
      </MoveButton>
      <MoveButton isOff={isRunning || isLast} label={t('categories.down', { name })} onPress={() => onMove(1)}>
        <DownIcon />
      </MoveButton>
    </>
  )
}
