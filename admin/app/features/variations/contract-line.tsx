import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { findStaffQuotation } from '@fitout/contract/staff/quotations.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { draftOf, type LineDraft } from '../../shared/quotation-lines/line-draft.ts'
import { useOne } from '../../shared/use-read.ts'
import type { Room } from './variation.ts'

type ContractLineProps = { room: Room; taken: LineDraft[]; onTake: (line: LineDraft) => void }

/** A line of the contract, to be removed completely or in part. */
export function ContractLine({ room, taken, onTake }: ContractLineProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [chosen, setChosen] = useState('')
  const params = { id: room._id, version: String(room.quotation?.version ?? 1) }
  const { data: contract } = useOne(findStaffQuotation, { params, enabled: room.quotation !== null })
  const options = new Set(contract?.acceptance?.options)
  const lines = (contract?.content.groups ?? [])
    .flatMap((group) => group.lines)
    .filter(({ key, kind }) => (kind === 'WORK' || options.has(key)) && !taken.some((one) => one.key === key))
  const line = lines.find(({ key }) => key === chosen)

  function take(): void {
    if (!line) return
    onTake(draftOf({ ...line, kind: 'WORK', set: null, is_default: false }))
    setChosen('')
  }

  if (lines.length === 0) return null
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, mb: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <TextField
        label={t('variations.contractLine')}
        onChange={({ target }) => setChosen(target.value)}
        select
        size="small"
        sx={{ width: 'min(28rem, 100%)', m: 0 }}
        value={line?.key ?? ''}
      >
        {lines.map(({ key, title, amount }) => (
          <MenuItem key={key} value={key}>
            {inLocale(title, locale)} · {formatDollars(amount)}
          </MenuItem>
        ))}
      </TextField>
      <Button disabled={!line} onClick={take} variant="outlined">
        {t('variations.takeOut')}
      </Button>
    </Stack>
  )
}
