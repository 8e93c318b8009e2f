import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from './i18n.ts'
import { useFocusReturn } from './use-focus-return.ts'

type ConfirmProps = {
  isOpen: boolean
  title: ReactNode
  content: ReactNode
  loading?: boolean
  /** The action, as the label of the button. */
  confirm: string
  /** By default it cancels. */
  cancel?: string
  /** Enter confirms, for an action that can be undone. Otherwise it cancels. */
  isUndoable?: boolean
  onConfirm: () => void
  onClose: () => void
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Asks for confirmation. */
export function Confirm({
  isOpen,
  title,
  content,
  loading = false,
  confirm,
  cancel,
  isUndoable = false,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <Dialog aria-describedby={`${id}-content`} aria-labelledby={id} onClose={onClose} open={isOpen}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent id={`${id}-content`}>
        {typeof content === 'string' ? <DialogContentText>{content}</DialogContentText> : content}
      </DialogContent>
      <DialogActions>
        <FocusReturn />
        <Button color="secondary" disabled={loading} onClick={onClose} ref={isUndoable ? null : takeFocus}>
          {cancel ?? t('kit.action.back')}
        </Button>
        <Button disabled={loading} onClick={onConfirm} ref={isUndoable ? takeFocus : null}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** It appears and disappears with the open dialog. */
function FocusReturn(): null {
  useFocusReturn()
  return null
}
