import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslate } from '../../shared/i18n.ts'

export type Excess = 'NEXT' | 'RETURN'

type ExcessFieldProps = {
  /** The excess over the open amount, in dollars. */
  more: number
  value: Excess | undefined
  isDisabled: boolean
  onChange: (value: Excess) => void
}

/** More was paid than is open: staff choose how to use the excess. */
export function ExcessField({ more, value, isDisabled, onChange }: ExcessFieldProps) {
  const t = useTranslate()
  return (
    <FormControl disabled={isDisabled} required>
      <FormLabel>{t('paymentRecords.more', { amount: formatMoney(Math.round(more * 100) / 100) })}</FormLabel>
      <RadioGroup onChange={(_, chosen) => onChange(chosen as Excess)} value={value ?? ''}>
        {(['NEXT', 'RETURN'] as const).map((way) => (
          <FormControlLabel
            control={<Radio required />}
            key={way}
            label={t(`paymentRecords.excess.${way}`)}
            sx={{ '& .MuiFormControlLabel-asterisk': { display: 'none' } }}
            value={way}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
