import { Button, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import type { Between } from './changed-fields.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { formWidth } from './form-width.ts'
import { useTranslate } from './i18n.ts'
import { DraftOffer } from './draft-offer.tsx'
import { saves } from './office-search/save-by-key.ts'
import { useTyped } from './use-typed.ts'

type VersionedFormProps<Typed> = {
  /** The current input, compared with what was loaded or last saved. */
  typed: Typed
  /** Continues from a stored draft, or from the result of a conflict. */
  onTakeUp: (typed: Typed, version: string) => void
  /** Identifies the form, if the screen has several. */
  part?: string
  /** The version from `useVersioned`. */
  version?: string
  /** The saved state, fetched again after a conflict and shown beside the input. */
  theirs: Typed
  /** How fields and values of a colleague are shown, where the messages have no words for them. */
  inWords?: Pick<Between<Typed>, 'label' | 'showValue'>
  isRunning: boolean
  isStale: boolean
  /** Saves, if asked even over a colleague's changes; resolves to whether it was saved. */
  onSave: (isOver: boolean) => Promise<boolean>
  /** Discards the input and shows the saved state. */
  onReload: () => void
  /** Whether the role may save. */
  mayWrite: boolean
  action?: string
  variant?: 'contained' | 'outlined'
  spacing?: number
  children: ReactNode
}

/** A form with optimistic locking, whose unsaved input survives mistakes and crashes. */
export function VersionedForm<Typed>({ isRunning, isStale, onSave, onReload, ...form }: VersionedFormProps<Typed>) {
  const t = useTranslate()
  const { mayWrite } = form
  const { began, markSaved, offer } = useTyped(form)
  const { theirs, typed, onTakeUp, version = '' } = form
  const between = { ...form.inWords, began, theirs, mine: typed, onChange: (mine: Typed) => onTakeUp(mine, version) }

  async function save(isOver: boolean) {
    if (await onSave(isOver)) markSaved()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save(false)
  }
  return (
    <Stack component="form" onSubmit={submit} spacing={form.spacing ?? 2} sx={{ maxWidth: formWidth }}>
      {offer && <DraftOffer offers={[offer]} />}
      {isStale && <ChangedMeanwhile between={between} onKeepMine={() => void save(true)} onTakeTheirs={onReload} />}
      {form.children}
      {mayWrite && (
        <Button
          {...saves}
          disabled={isRunning}
          sx={{ alignSelf: 'start' }}
          type="submit"
          variant={form.variant ?? 'contained'}
        >
          {form.action ?? t('kit.action.save')}
        </Button>
      )}
    </Stack>
  )
}
