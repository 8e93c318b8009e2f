import { Alert, TextField } from '@mui/material'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { acceptOnPaper, uploadSignedPaper } from '@fitout/contract/staff/quotations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileButton } from '../../shared/file-button.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { chosenAtFirst, OptionsField } from './options-field.tsx'
import type { Quotation, VersionPath } from './quotation.ts'
import { accept } from './use-quotation.ts'

type OnPaperDialogProps = { quotation: Quotation; path: VersionPath; onClose: () => void }

/** Records a version that the client signed on paper: scan, signature and date, and the options ticked. */
export function OnPaperDialog({ quotation, path, onClose }: OnPaperDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { run, isRunning } = useAction()
  const [scan, setScan] = useState<{ id: string; name: string }>()
  const [name, setName] = useState('')
  const [today] = useState(() => hongKongDay(new Date()))
  const [signedOn, setSignedOn] = useState(today)
  const [options, setOptions] = useState(() => chosenAtFirst(quotation.content))
  const [key] = useState(() => crypto.randomUUID())

  const upload = (file: File) =>
    void run(async () => {
      const { data } = await staffCall(uploadSignedPaper, { params: path, file })
      setScan({ id: data.file_id, name: file.name })
    })

  async function record(): Promise<boolean> {
    if (!scan) return false
    const body = { file_id: scan.id, signed_on: signedOn, name, options: [...options] }
    return run(async () => {
      accept(queries, path, (await staffCall(acceptOnPaper, { params: path, body, idempotencyKey: key })).data)
    }, 'quotations.acceptedOnPaper')
  }
  function takeUp(kept: { scan: typeof scan | null; name: string; signedOn: string; options: string[] }): void {
    setScan(kept.scan ?? undefined)
    setName(kept.name)
    setSignedOn(kept.signedOn)
    setOptions(new Set(kept.options))
  }

  return (
    <FormDialog
      action={t('quotations.onPaper')}
      isRunning={isRunning || !scan}
      kept={{ part: 'paper', onTakeUp: takeUp }}
      lead={t('quotations.onPaperLead')}
      onClose={onClose}
      onSubmit={record}
      title={t('quotations.onPaper')}
      typed={{ scan: scan ?? null, name, signedOn, options: [...options] }}
    >
      <FileButton
        accept="application/pdf,image/jpeg,image/png,image/webp"
        isRunning={isRunning}
        label={t('quotations.scan')}
        onChoose={upload}
      />
      <div role="status">
        {scan && <Alert severity="success">{`${t('quotations.scanIsThere')} ${scan.name}`}</Alert>}
      </div>
      <TextField
        label={t('quotations.fields.name')}
        onChange={({ target }) => setName(target.value)}
        required
        slotProps={{ htmlInput: { minLength: 2, maxLength: 100 } }}
        value={name}
      />
      <TextField
        label={t('quotations.fields.signed_on')}
        onChange={({ target }) => setSignedOn(target.value)}
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        type="date"
        value={signedOn}
      />
      <OptionsField chosen={options} content={quotation.content} onChange={setOptions} />
    </FormDialog>
  )
}
