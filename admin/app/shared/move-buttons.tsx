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

/** One place further. Where it may not be pressed it keeps the focus, which a disabled button throws away. */
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

/** One place up or down among its sisters. */
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
