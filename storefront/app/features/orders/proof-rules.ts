import { isPicture, isTooLarge } from '../../shared/uploads/file-kinds.ts'

/** What is wrong with a picture before it is sent. */
export function proofFault(file: File | null): 'proofMissing' | 'proofType' | 'proofSize' | undefined {
  if (!file) return 'proofMissing'
  if (!isPicture(file)) return 'proofType'
  return isTooLarge(file) ? 'proofSize' : undefined
}
