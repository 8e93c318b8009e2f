import type { Translated } from '../message-types.ts'
import type { quotationSigning as source } from '../zh/quotation-signing.ts'

export const quotationSigning: Translated<typeof source> = {
  accept:
    'I have read all items and the ten groups of terms of this quotation, and I commission {studio} with the works for a contract sum of {total}. I agree that my typed name has the same effect as my handwritten signature, and that the language in which I accept counts where the languages differ.',
  coolingOff: 'I may cancel without giving any reason until the end of {day}; everything I have paid is then returned.',
  earlyStart:
    'I ask for works to begin before the cooling-off period ends. I understand that cancelling afterwards is settled with {studio}, and that works already done have to be paid.',
}
