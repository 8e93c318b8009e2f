import { uploadMaximumBytes, uploadTypes } from '@fitout/contract/limits.ts'

const extensions = /\.(jpe?g|png|webp|avif|gif)$/i

export const proofTypes = uploadTypes.join(',')

/** What is wrong with a picture before it is sent. Some systems do not know the type of every file. */
export function proofFault(file: File | null): 'proofMissing' | 'proofType' | 'proofSize' | undefined {
  if (!file) return 'proofMissing'
  const isPicture = file.type ? uploadTypes.some((type) => type === file.type) : extensions.test(file.name)
  if (!isPicture) return 'proofType'
  return file.size > uploadMaximumBytes ? 'proofSize' : undefined
}
