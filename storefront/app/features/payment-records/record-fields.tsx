import { recordChannels, wallets } from '@fitout/contract/payment-records.ts'
import { DateField } from '@fitout/ui/date-field.tsx'
import { FileDrop } from '@fitout/ui/file-drop.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { pictureOrPdfTypes } from '../../shared/uploads/file-kinds.ts'
import {
  accountFor,
  earliestDay,
  type FaultyField,
  type RecordFault,
  type RecordValues,
  type Wallet,
} from './record-draft.ts'

type Props = {
  values: RecordValues
  file: File | null
  faults: Partial<Record<FaultyField, RecordFault>>
  channels: PaymentChannels
  isDisabled: boolean
  onChange: (part: Partial<RecordValues>) => void
  onFile: (file: File | null) => void
}

export function RecordFields({ values, file, faults, channels, isDisabled, onChange, onFile }: Props) {
  const t = useTranslations('paymentRecords')
  const today = useToday()
  const wrong = (field: FaultyField) => faults[field] && t(`faults.${faults[field]}`)
  const typed = (field: 'bank_number' | 'amount' | 'paid_on' | 'user_name') => ({
    name: field,
    required: true,
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [field]: target.value }),
    error: wrong(field),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChannelFields values={values} channels={channels} onChange={onChange} />
      <TextField
        label={t('bankNumber')}
        hint={t('bankNumberHint')}
        maxLength={40}
        autoComplete="off"
        {...typed('bank_number')}
      />
      <TextField label={t('amount')} inputMode="decimal" maxLength={16} autoComplete="off" {...typed('amount')} />
      <DateField label={t('paidOn')} min={earliestDay(today)} max={today} {...typed('paid_on')} />
      <TextField
        label={t('userName')}
        hint={t('userNameHint')}
        maxLength={100}
        autoComplete="name"
        {...typed('user_name')}
      />
      <div className="sm:col-span-2">
        <FileDrop
          label={t('image')}
          hint={t('imageHint')}
          error={wrong('file')}
          name="file"
          accept={pictureOrPdfTypes}
          file={file}
          onChange={onFile}
          isDisabled={isDisabled}
          words={{ choose: t('choose'), drop: t('drop'), remove: t('remove'), preview: t('preview') }}
        />
      </div>
    </div>
  )
}

/** The payment channel; the studio's account for it is filled in. */
function ChannelFields({ values, channels, onChange }: Pick<Props, 'values' | 'channels' | 'onChange'>) {
  const t = useTranslations('paymentRecords')
  const { channel, wallet } = values

  function choose(part: Pick<RecordValues, 'channel' | 'wallet'>): void {
    const isTyped = values.bank_number.trim() !== accountFor(channels, channel, wallet)
    onChange({ ...part, ...(!isTyped && { bank_number: accountFor(channels, part.channel, part.wallet) }) })
  }

  return (
    <>
      <RadioGroup
        className="sm:col-span-2"
        legend={t('channel')}
        name="channel"
        look="tiles"
        value={channel}
        onChange={(value) => choose({ channel: value, wallet })}
        choices={recordChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      {channel === 'WALLET' && (
        <SelectField
          className="sm:col-span-2"
          label={t('wallet')}
          value={wallet}
          onChange={({ target }) => choose({ channel, wallet: target.value as Wallet })}
        >
          {wallets.map((value) => (
            <option key={value} value={value}>
              {t(`wallets.${value}`)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
