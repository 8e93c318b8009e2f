import { isPicture, isTooLarge } from '../../shared/uploads/file-kinds.ts'

/** The error of a picture, checked before it is uploaded. */
export function proofFault(file: File | null): 'proofMissing' | 'proofType' | 'proofSize' | undefined {
  if (!file) return 'proofMissing'
  if (!isPicture(file)) return 'proofType'
  return isTooLarge(file) ? 'proofSize' : undefined
}
