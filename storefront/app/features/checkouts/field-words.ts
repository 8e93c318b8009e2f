import { useFieldWords as useWords } from '../../shared/forms/field-words.ts'
import type { Checkout } from './use-checkout.ts'
import type { CheckoutField } from './check-details.ts'

/** The error of a field as text; undefined while it is valid or not validated yet. */
export function useFieldWords({ faults }: Checkout) {
  const words = useWords()
  return (field: CheckoutField): string | undefined => {
    const code = faults[field]
    return code && words(field, code)
  }
}
