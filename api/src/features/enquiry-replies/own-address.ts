import { canonicalEmail } from '@fitout/contract/formats.ts'
import { locales } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import { publishedAddress } from '../enquiries/enquiries-service.ts'

/** Whether a mail comes from the shop itself. */
export async function isOwnAddress(context: Context, address: string): Promise<boolean> {
  const studio = await findStudio(context)
  const sender = /<([^<>]+)>$/.exec(context.config.mailFrom)?.[1] ?? context.config.mailFrom
  const own = [sender, ...locales.map((locale) => publishedAddress(studio, locale))]
  return own.some((one) => one !== undefined && canonicalEmail(one) === address)
}
