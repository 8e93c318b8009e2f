import { useFieldWords as useWords } from '../../shared/forms/field-words.ts'
import type { Checkout } from './use-checkout.ts'
import type { CheckoutField } from './check-details.ts'

/** What is wrong with a field, in words; nothing while it is right or not yet judged. */
export function useFieldWords({ faults }: Checkout) {
  const words = useWords()
  return (field: CheckoutField): string | undefined => {
    const code = faults[field]
    return code && words(field, code)
  }
}
