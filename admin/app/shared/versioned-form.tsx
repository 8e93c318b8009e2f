import { Button, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useTranslate } from './i18n.ts'
import { useUnsavedInput } from './unsaved.ts'

type VersionedFormProps = {
  /** What is typed; compared with what the form began with, or has saved. */
  typed: unknown
  /** What `useVersioned` says. */
  isRunning: boolean
  isStale: boolean
  /** Saves, on demand over what a colleague has saved meanwhile; resolves to whether it is done. */
  onSave: (isOver: boolean) => Promise<boolean>
  /** Lets go of what is typed and shows what is saved. */
  onReload: () => void
  /** Whether the role may save. */
  mayWrite: boolean
  action?: string
  variant?: 'contained' | 'outlined'
  spacing?: number
  children: ReactNode
}

/** A form whose save is refused once a colleague was faster, and which is not left unsaved by a slip. */
export function VersionedForm({ typed, isRunning, isStale, onSave, onReload, mayWrite, ...form }: VersionedFormProps) {
  const t = useTranslate()
  const markSaved = useUnsavedInput(typed, mayWrite)

  async function save(isOver: boolean) {
    if (await onSave(isOver)) markSaved()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save(false)
  }
  return (
    <Stack component="form" onSubmit={submit} spacing={form.spacing ?? 2} sx={{ maxWidth: 1120 }}>
      {isStale && <ChangedMeanwhile onKeepMine={() => void save(true)} onTakeTheirs={onReload} />}
      {form.children}
      {mayWrite && (
        <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant={form.variant ?? 'contained'}>
          {form.action ?? t('kit.action.save')}
        </Button>
      )}
    </Stack>
  )
}
