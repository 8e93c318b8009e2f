import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from './i18n.ts'
import { DraftOffer } from './draft-offer.tsx'
import { focusFirstField } from './focus-first-field.ts'
import { saves } from './office-search/save-by-key.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useTyped } from './use-typed.ts'

type FormDialogProps<Typed> = {
  title: string
  /** The consequences; read out with the title, since the focus begins below it. */
  lead?: string | undefined
  /** The label of the button; saves by default. */
  action?: string
  isRunning: boolean
  /** Wide, for versions or languages side by side. */
  isWide?: boolean
  /** The input, compared with the initial state. For a file its name is enough. */
  typed: Typed
  /** Stores the input on the device, so that a crash loses nothing; or why it does not. */
  kept: Kept<Typed> | NotKept
  /** Resolves to whether it succeeded; the input stays if the server refuses it. */
  onSubmit: () => Promise<boolean>
  /** Whether the caller holds the input while the dialog is closed, so that nothing is asked. */
  isHeld?: boolean
  onClose: () => void
  children: ReactNode
}

/** Who may enter, a code, a signature; files cannot be stored, and a single choice is made again as quickly. */
type NotKept = 'identity' | 'secret' | 'signature' | 'files' | 'choice'

type Kept<Typed> = {
  /** Which dialog of the screen it is, and of which object. */
  part: string
  /** The version from `useVersioned`. */
  version?: string
  onTakeUp: (typed: Typed, version: string) => void
}

/** A form in a dialog that is not closed with unsaved input by accident. */
export function FormDialog<Typed>({ title, lead, isRunning, onClose, children, ...form }: FormDialogProps<Typed>) {
  const t = useTranslate()
  const id = useId()
  useFocusReturn()
  const { submit, isUnsaved, offer, drop } = useSending(form, onClose)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isUnsaved && !form.isHeld ? setAsking(true) : onClose())

  return (
    <>
      <Dialog
        aria-labelledby={id}
        fullWidth
        {...(lead && { 'aria-describedby': `${id}-lead` })}
        maxWidth={form.isWide ? 'md' : 'sm'}
        // An accidental press beside the dialog must not discard the input.
        onClose={(_, reason) => reason !== 'backdropClick' && close()}
        open
      >
        {/* Within the dialog, since a form may not have its role. */}
        <Box
          component="form"
          onSubmit={(event: FormEvent) => void submit(event)}
          ref={focusFirstField}
          sx={{ display: 'contents' }}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              {offer && <DraftOffer offers={[offer]} />}
              {lead && (
                <DialogContentText id={`${id}-lead`} sx={{ whiteSpace: 'pre-line' }}>
                  {lead}
                </DialogContentText>
              )}
              {children}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={close}>
              {t('kit.action.back')}
            </Button>
            <Button {...saves} disabled={isRunning} type="submit" variant="contained">
              {form.action ?? t('kit.action.save')}
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
      <UnsavedQuestion
        isOpen={isAsking}
        onLeave={() => {
          drop()
          onClose()
        }}
        onStay={() => setAsking(false)}
      />
    </>
  )
}

type Form<Typed> = Pick<FormDialogProps<Typed>, 'typed' | 'kept' | 'onSubmit'>

function useSending<Typed>({ typed, kept, onSubmit }: Form<Typed>, onClose: () => void) {
  const [isSending, setSending] = useState(false)
  // Submitted input no longer needs a confirmation: some forms navigate to another screen when done.
  const { isUnsaved, offer, drop } = useTyped({ ...(typeof kept === 'object' && kept), typed, mayWrite: !isSending })

  async function submit(event: FormEvent) {
    event.preventDefault()
    // A dialog may open over another one; in React its events bubble to that form.
    event.stopPropagation()
    setSending(true)
    if (!(await onSubmit())) return setSending(false)
    // What was held or taken up is as it began, and would stay on the device.
    drop()
    onClose()
  }
  return { submit, isUnsaved, offer, drop }
}
