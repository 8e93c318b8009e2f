import { TextField } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { shown } from '../../shared/typed-number.ts'
import type { Voucher } from './voucher.ts'

type Limits = { code: string; points: string; validDays: string; stock: string; perAccount: string }

export function limitsOf(voucher: Voucher): Limits {
  return {
    code: voucher.code ?? '',
    points: String(voucher.points_required),
    validDays: shown(voucher.valid_days),
    stock: shown(voucher.stock),
    perAccount: shown(voucher.per_account),
  }
}

type VoucherLimitsProps = { limits: Limits; isDisabled: boolean; onChange: (part: Partial<Limits>) => void }

/**
 * The customers of a voucher and how often they get it; an empty limit means none. Points and days of validity belong
 * to one that is redeemed.
 */
export function VoucherLimits({ limits, isDisabled, onChange }: VoucherLimitsProps) {
  const t = useTranslate()
  const isForPoints = limits.code.trim() === ''
  const number = (name: Exclude<keyof Limits, 'code'>, least = 1, hint = '') => (
    <NumberField
      hint={hint}
      isDisabled={isDisabled}
      isRequired={name === 'points'}
      label={t(`offers.${name}`)}
      least={least}
      onChange={(value) => onChange({ [name]: value })}
      value={limits[name]}
    />
  )
  return (
    <Row>
      <TextField
        disabled={isDisabled}
        helperText={t('offers.codeHint')}
        label={t('offers.code')}
        onChange={({ target }) => onChange({ code: target.value })}
        slotProps={{ htmlInput: { pattern: '[A-Za-z0-9]{3,32}', autoCapitalize: 'characters' } }}
        value={limits.code}
      />
      {isForPoints && number('points', 0)}
      {isForPoints && number('validDays')}
      {number('stock', 0)}
      {number('perAccount', 1, isForPoints || limits.perAccount === '' ? '' : t('offers.membersOnly'))}
    </Row>
  )
}
