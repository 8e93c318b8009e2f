import { useTranslations } from 'use-intl'
import type { Checkout } from './use-checkout.ts'
import type { CheckoutField } from './check-details.ts'

/** What is wrong with a field, in words; nothing while it is right or not yet judged. */
export function useFieldWords({ faults }: Checkout) {
  const t = useTranslations('errors.fields')
  return (field: CheckoutField): string | undefined => {
    const code = faults[field]
    return code && t(code)
  }
}
