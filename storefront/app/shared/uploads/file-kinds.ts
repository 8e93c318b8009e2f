import { planType, uploadMaximumBytes, uploadTypes } from '@fitout/contract/limits.ts'

const pictureName = /\.(jpe?g|png|webp|avif|gif)$/i
const documentName = /\.pdf$/i

// Some systems do not know every file type, so the name decides.

export function isPicture(file: File): boolean {
  return file.type ? uploadTypes.some((type) => type === file.type) : pictureName.test(file.name)
}

export function isPdf(file: File): boolean {
  return file.type ? file.type === planType : documentName.test(file.name)
}

export const isTooLarge = (file: File) => file.size > uploadMaximumBytes

/** The `accept` of a file input. */
export const pictureTypes = uploadTypes.join(',')
export const pictureOrPdfTypes = [...uploadTypes, planType].join(',')
