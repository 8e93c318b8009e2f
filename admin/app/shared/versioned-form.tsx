import { Button, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useTranslate } from './i18n.ts'
import { DraftOffer } from './draft-offer.tsx'
import { useTyped } from './use-typed.ts'

type VersionedFormProps<Typed> = {
  /** What is typed; compared with what the form began with, or has saved. */
  typed: Typed
  /** Goes on from what the device kept of it, or from what was chosen of both. */
  onTakeUp: (typed: Typed, version: string) => void
  /** Which form of the screen it is, where there are several. */
  part?: string
  /** What `useVersioned` says. */
  version?: string
  /** What is saved now, read anew after a refusal: shown field by field beside what is typed. */
  theirs: Typed
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

/** A form whose save is refused once a colleague was faster, and which is not lost unsaved by a slip or a crash. */
export function VersionedForm<Typed>({ isRunning, isStale, onSave, onReload, ...form }: VersionedFormProps<Typed>) {
  const t = useTranslate()
  const { mayWrite } = form
  const { began, markSaved, offer } = useTyped(form)
  const { theirs, typed, onTakeUp, version = '' } = form
  const between = { began, theirs, mine: typed, onChange: (mine: Typed) => onTakeUp(mine, version) }

  async function save(isOver: boolean) {
    if (await onSave(isOver)) markSaved()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save(false)
  }
  return (
    <Stack component="form" onSubmit={submit} spacing={form.spacing ?? 2} sx={{ maxWidth: 1120 }}>
      {offer && <DraftOffer offers={[offer]} />}
      {isStale && <ChangedMeanwhile between={between} onKeepMine={() => void save(true)} onTakeTheirs={onReload} />}
      {form.children}
      {mayWrite && (
        <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant={form.variant ?? 'contained'}>
          {form.action ?? t('kit.action.save')}
        </Button>
      )}
    </Stack>
  )
}
