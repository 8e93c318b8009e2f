import type { Translated } from '../message-types.ts'
import type { handoverSigning as source } from '../zh/handover-signing.ts'

export const handoverSigning: Translated<typeof source> = {
  sign: 'I have inspected the home together with {studio}, have received the things and papers listed, and agree that the open defects are those of this certificate. I agree that my typed name counts as my signature; where languages differ, the one in which I sign counts.',
}
