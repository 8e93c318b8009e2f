import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { orderMails as zh } from '@fitout/contract/messages/zh/order-mails.ts'
import type { Context } from '../../context.ts'
import { findStudio } from '../configuration/configuration-service.ts'

type Words = Pick<Translated<typeof zh>, 'pickUpAddress' | 'pickUpHours'>

/** Where and when an order can be collected, if the studio has published it. */
export async function collectionPlace(context: Context, words: Words, locale: Locale) {
  const studio = await findStudio(context)
  const rows = [
    { label: words.pickUpAddress, value: inLocale(studio.address?.title, locale) },
    { label: words.pickUpHours, value: inLocale(studio.hours?.title, locale) },
  ]
  return rows.filter(({ value }) => value !== '')
}
