import type { Locale } from '@fitout/contract/locales.ts'
import type { StaffPicture } from '../../shared/add-picture.tsx'

export type ShownPicture = StaffPicture & { alt: Record<Locale, string> }
