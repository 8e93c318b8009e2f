import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { themeColours } from '@fitout/contract/theme-colours.ts'
import type { picture } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import { findForm, pictureIdOf } from '../pictures/pictures-service.ts'
import type { Studio } from './pdf-head.ts'
import type { PdfPicture } from './pdf-steps.ts'

/** In points; a logo is as high as two lines of the name, and leaves half the width to the address. */
const logoBox = { width: 200, height: 38 }
/** Pixels: three for each point. */
const logoPixels = 600

/** The studio as shown on documents: name, contact details, colours and logo. */
export async function findLetterhead(context: Context, locale: Locale): Promise<Studio> {
  const { name, contact, logo, palette } = await findStudio(context)
  const { '--color-muted': muted = palette.ink, '--color-stone': line = palette.ink } = themeColours(palette)
  const drawn = logo && (await readLogo(context, logo))
  return {
    name: inLocale(name, locale),
    contact: contact.map((title) => inLocale(title, locale)),
    colours: { ink: palette.ink, muted, line },
    ...(drawn && { logo: drawn }),
  }
}

/** Undefined if the file cannot be read: the name is shown instead. */
async function readLogo(
  context: Context,
  { url, width, height, widths }: z.output<typeof picture>,
): Promise<PdfPicture | undefined> {
  const fitting = widths.find((one) => one >= logoPixels) ?? widths.at(-1)
  const file = fitting && (await findForm(context, pictureIdOf(url), fitting, 'jpg'))
  if (!file) return undefined
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  const bytes = Buffer.from(await file.read()).toString('base64')
  return { address: `data:image/jpeg;base64,${bytes}`, width: width * scale, height: height * scale }
}
