import { TextField } from '@mui/material'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { languageNames } from '@fitout/contract/locales.ts'
import { formatChange } from '@fitout/contract/money.ts'
import { sendVariation } from '@fitout/contract/staff/variations.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { Warnings } from '../../shared/warnings.tsx'
import type { Room, Variation, VariationPath } from './variation.ts'

type SendVariationProps = { room: Room; variation: Variation; path: VariationPath; onClose: () => void }

const defaultDays = 7

/** Content, recipient and deadline of what is sent; each warning is confirmed by its name. */
export function SendVariation({ room, variation, path, onClose }: SendVariationProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [today] = useState(() => hongKongDay(new Date()))
  const [until, setUntil] = useState(() => hongKongDay(new Date(), defaultDays))
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [key] = useState(() => crypto.randomUUID())
  const { warnings, revision, number, amount } = variation
  const isReady = warnings.every((one) => confirmed.has(one))

  const send = () =>
    run(async () => {
      const body = { revision, valid_until: until, is_warned: warnings.length > 0 }
      await staffCall(sendVariation, { params: path, body, idempotencyKey: key })
    }, 'variations.sent')

  function takeUp(kept: { until: string; confirmed: string[] }): void {
    setUntil(kept.until)
    setConfirmed(new Set(kept.confirmed))
  }

  return (
    <FormDialog
      action={t('variations.send')}
      isRunning={isRunning || !isReady}
      // Warnings are confirmed of what is sent: of another state they are read again.
      kept={{ part: `send ${path.variation_id} ${revision}`, onTakeUp: takeUp }}
      lead={t('variations.sendLead', {
        client: room.client_name || room.client_email || '',
        language: languageNames[room.language],
        amount: formatChange(amount),
      })}
      onClose={onClose}
      onSubmit={send}
      title={t('variations.sendTitle', { number })}
      typed={{ until, confirmed: [...confirmed] }}
    >
      <TextField
        label={t('variations.fields.valid_until')}
        onChange={({ target }) => setUntil(target.value)}
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        type="date"
        value={until}
      />
      <Warnings
        confirmed={confirmed}
        onChange={setConfirmed}
        words={(warning) => t(`variations.warnings.${warning}`)}
        warnings={warnings}
      />
    </FormDialog>
  )
}
