import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { FieldError } from '@fitout/ui/field.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { useShop } from '../../shared/page/shop.tsx'
import { coolingOffEnd, type ShownVersion } from './quotation-reading.ts'
import type { Reader } from './use-reader.ts'
import { TypedNameField } from '../../shared/renovations/typed-name-field.tsx'
import { useToday } from '../../shared/renovations/use-today.ts'

/** What prevents acceptance, in the order of the form. */
export type AcceptFault = 'options' | 'terms' | 'typed_name' | 'is_agreed'

/** The error of a part that is not a field; it takes the focus instead. */
export function AcceptFaults({ name, faults, words }: { name: AcceptFault; faults: AcceptFault[]; words: string }) {
  if (!faults.includes(name)) return null
  return (
    <div data-fault={name} tabIndex={-1} role="alert">
      <FieldError id={`accept-${name}`}>{words}</FieldError>
    </div>
  )
}

type Props = { reading: ShownVersion; reader: Reader; total: number; faults: AcceptFault[] }

/** The sentence agreed to, and the typed name. */
export function SigningPart({ reading, reader, total, faults }: Props) {
  const t = useTranslations('quotations')
  const signing = useTranslations('quotationSigning')
  const studio = useShop().navbar.logo.title
  const { content } = reading.quotation
  const until = coolingOffEnd(content, useToday())
  return (
    <>
      <TypedNameField
        label={t('name')}
        hint={t('nameHint')}
        value={reader.name}
        onChange={reader.setName}
        error={faults.includes('typed_name') ? t('nameMissing') : undefined}
      />
      <div className="grid gap-3 text-small">
        <p className="max-w-measure">{signing('accept', { total: formatMoney(total), studio })}</p>
        {content.cooling_off_days > 0 && <p>{signing('coolingOff', { day: showDate(until) })}</p>}
        <CheckboxField
          label={t('agree')}
          name="is_agreed"
          required
          checked={reader.isAgreed}
          onChange={({ target }) => reader.setIsAgreed(target.checked)}
          error={faults.includes('is_agreed') ? t('agreeMissing') : undefined}
        />
      </div>
    </>
  )
}
