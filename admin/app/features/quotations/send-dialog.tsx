import { Alert, TextField } from '@mui/material'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { languageNames } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { sendQuotation } from '@fitout/contract/staff/quotations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { Warnings } from '../../shared/warnings.tsx'
import type { Quotation, Room, VersionPath } from './quotation.ts'
import { accept } from './use-quotation.ts'

type SendDialogProps = {
  room: Room
  quotation: Quotation
  path: VersionPath
  /** Whether all input could be saved; undefined until then. */
  isSaved: boolean | undefined
  onClose: () => void
}

const defaultDays = 14

/** Content, recipient and deadline of what is sent; each warning is confirmed by its name. */
export function SendDialog({ room, quotation, path, isSaved, onClose }: SendDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { run, isRunning } = useAction()
  const [today] = useState(() => hongKongDay(new Date()))
  const [until, setUntil] = useState(() => hongKongDay(new Date(), defaultDays))
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [key] = useState(() => crypto.randomUUID())
  const { missing, warnings, revision } = quotation
  const isReady = isSaved === true && missing.length === 0 && warnings.every((one) => confirmed.has(one))

  const send = () =>
    run(async () => {
      const body = { revision, valid_until: until, is_warned: warnings.length > 0 }
      accept(queries, path, (await staffCall(sendQuotation, { params: path, body, idempotencyKey: key })).data)
    }, 'quotations.sent')

  function takeUp(kept: { until: string; confirmed: string[] }): void {
    setUntil(kept.until)
    setConfirmed(new Set(kept.confirmed))
  }

  return (
    <FormDialog
      action={t('quotations.send')}
      isRunning={isRunning || !isReady}
      // Warnings are confirmed of what is sent: of another state they are read again.
      kept={{ part: `send ${revision}`, onTakeUp: takeUp }}
      lead={t('quotations.sendLead', {
        client: room.client_name || room.client_email || '',
        language: languageNames[room.language],
        amount: formatDollars(quotation.total),
      })}
      onClose={onClose}
      onSubmit={send}
      title={t('quotations.sendTitle', { number: quotation.number, version: quotation.version })}
      typed={{ until, confirmed: [...confirmed] }}
    >
      {isSaved === false && <Alert severity="error">{t('quotations.notSavedYet')}</Alert>}
      {isSaved && missing.length > 0 && (
        <Alert severity="error">{t('quotations.cannotSend', { count: missing.length })}</Alert>
      )}
      <TextField
        label={t('quotations.fields.valid_until')}
        onChange={({ target }) => setUntil(target.value)}
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        type="date"
        value={until}
      />
      {isSaved && (
        <Warnings
          confirmed={confirmed}
          onChange={setConfirmed}
          warnings={warnings}
          words={(warning) => t(`quotations.warnings.${warning}`)}
        />
      )}
    </FormDialog>
  )
}
