import type { Locale, Words } from '@fitout/contract/locales.ts'
import { localised } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'

type Picture = Omit<PictureView, 'alt'> & { alt: Words }

/** A picture with its text in one language. */
export function pictureIn({ url, width, height, widths, colour, focus, alt }: Picture, locale: Locale): PictureView {
  return { url, width, height, widths, colour, focus, ...localised({ alt }, locale) }
}
