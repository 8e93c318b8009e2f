import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Confirm } from './confirm.tsx'
import { useTranslate } from './i18n.ts'
import { DraftOffer } from './draft-offer.tsx'
import { focusFirstField } from './focus-first-field.ts'
import { saves } from './office-search/save-by-key.ts'
import { useTyped } from './use-typed.ts'

type FormDialogProps<Typed> = {
  title: string
  /** What comes of it; read out with the title, since the focus begins below it. */
  lead?: string | undefined
  /** What the button says; left out, it saves. */
  action?: string
  isRunning: boolean
  /** Where versions or languages stand beside each other. */
  isWide?: boolean
  /** What is typed and chosen; compared with what the dialog began with. Of a file its name says enough. */
  typed: Typed
  /** Keeps it on the device too, so that a crash loses nothing; not what is secret or says who somebody is. */
  kept?: Kept<Typed>
  /** Says whether it is done; what was typed stays where the shop refuses it. */
  onSubmit: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

type Kept<Typed> = {
  /** Which dialog of the screen it is, and of what. */
  part: string
  /** What `useVersioned` says. */
  version?: string
  onTakeUp: (typed: Typed, version: string) => void
}

/** A form in a dialog, which is not left with something typed unless that is meant. */
export function FormDialog<Typed>({ title, lead, isRunning, onClose, children, ...form }: FormDialogProps<Typed>) {
  const t = useTranslate()
  const id = useId()
  const { submit, isUnsaved, offer, drop } = useSending(form, onClose)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isUnsaved ? setAsking(true) : onClose())

  return (
    <>
      <Dialog
        aria-labelledby={id}
        fullWidth
        {...(lead && { 'aria-describedby': `${id}-lead` })}
        maxWidth={form.isWide ? 'md' : 'sm'}
        // A slip of the finger beside the dialog must not throw away what was typed.
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
      <Confirm
        cancel={t('kit.unsaved.stay')}
        confirm={t('kit.unsaved.leave')}
        content={t('kit.unsaved.lead')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          drop()
          onClose()
        }}
        title={t('kit.unsaved.title')}
      />
    </>
  )
}

type Form<Typed> = Pick<FormDialogProps<Typed>, 'typed' | 'kept' | 'onSubmit'>

function useSending<Typed>({ typed, kept, onSubmit }: Form<Typed>, onClose: () => void) {
  const [isSending, setSending] = useState(false)
  // What is sent is no longer asked about: some lead to another screen once it is done.
  const { isUnsaved, offer, drop } = useTyped({ ...kept, typed, mayWrite: !isSending })

  async function submit(event: FormEvent) {
    event.preventDefault()
    // One dialog may open over another, whose form stands around it for React.
    event.stopPropagation()
    setSending(true)
    if (await onSubmit()) onClose()
    else setSending(false)
  }
  return { submit, isUnsaved, offer, drop }
}
