import type { Translated } from '../message-types.ts'
import type { variationSigning as source } from '../zh/variation-signing.ts'

export const variationSigning: Translated<typeof source> = {
  approve:
    'I have read all items of variation {number}. I agree that the contract sum changes by {amount} and the agreed end by {days, plural, one {{days} working day} other {{days} working days}}, that my typed name has the same effect as my handwritten signature, and that the language in which I approve counts where the languages differ.',
  settle:
    'I have read all items of settlement {number}. I agree that the contract ends with a final sum of {total}, that my typed name has the same effect as my handwritten signature, and that the language in which I approve counts where the languages differ.',
}
