import { TextField } from '@mui/material'
import { CallError } from '@fitout/contract/client.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { openRenovation } from '@fitout/contract/staff/renovations.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NameAndLanguage } from '../../shared/name-and-language.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'

export type FromEnquiry = { _id: string; subject: string; name: string; email: string | null; language: Locale }

/** A client's data from elsewhere, e.g. an appointment. */
export type KnownClient = Omit<BodyInput<typeof openRenovation>, 'enquiry_id' | 'title'>

type OpenRenovationProps = { enquiry?: FromEnquiry; known?: KnownClient | undefined; onClose: () => void }

/** Opens a room, from an enquiry with all its data; the client is invited by email. */
export function OpenRenovation({ enquiry, known, onClose }: OpenRenovationProps) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const opened = useRef<string>(undefined)
  const [draft, setDraft] = useState({
    title: enquiry?.subject ?? '',
    name: enquiry?.name ?? known?.name ?? '',
    email: enquiry?.email ?? known?.email ?? '',
    address: known?.address ?? '',
    language: enquiry?.language ?? known?.language ?? locale,
  })

  async function open(): Promise<boolean> {
    const home = known?.district && { district: known.district }
    const body = enquiry ? { ...home, ...draft, enquiry_id: enquiry._id } : { ...known, ...draft }
    return run(async () => {
      opened.current = await openedBy(body)
    })
  }
  const close = () => (opened.current ? navigate(`/renovations/${opened.current}`) : onClose())
  function field(name: 'title' | 'email' | 'address', rest?: object): ReactNode {
    return (
      <TextField
        label={t(`renovations.fields.${name}`)}
        onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        value={draft[name]}
        {...rest}
      />
    )
  }
  return (
    <FormDialog
      action={t('renovations.open')}
      isRunning={isRunning}
      kept={{ part: `open ${enquiry?._id ?? ''}`, onTakeUp: setDraft }}
      lead={t(enquiry ? 'renovations.openFromEnquiry' : 'renovations.openLead')}
      onClose={() => void close()}
      onSubmit={open}
      title={t('renovations.open')}
      typed={draft}
    >
      {field('title', { slotProps: { htmlInput: { maxLength: 120 } } })}
      <NameAndLanguage
        {...draft}
        label={t('renovations.fields.name')}
        languageLabel={t('renovations.fields.language')}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      {field('email', { required: true, type: 'email' })}
      {field('address', { multiline: true, minRows: 2, slotProps: { htmlInput: { maxLength: 500 } } })}
    </FormDialog>
  )
}

/** The room; a colleague may have just opened it. */
async function openedBy(body: BodyInput<typeof openRenovation>): Promise<string> {
  try {
    return (await staffCall(openRenovation, { body })).data._id
  } catch (error) {
    const opened = error instanceof CallError && error.problem.details?.['renovation_id']
    if (typeof opened === 'string') return opened
    throw error
  }
}
