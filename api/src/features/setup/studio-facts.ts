import { inLocale, locales, type Words } from '@fitout/contract/locales.ts'
import { bankAccountPattern, type setupFields } from '@fitout/contract/setup.ts'
import { canonicalPhone } from '@fitout/contract/telephone.ts'
import type { z } from 'zod'
import { defaultFigures } from './templates/default-constants.ts'

export type Studio = z.output<typeof setupFields>
export type StudioFacts = ReturnType<typeof factsOf>

/** The limit of an FPS payment code, which shows Latin characters alone. */
const payeeAtMost = 25
const noNotes = { company: '', data_user: '', party: '', accounts: '' }

/** The values for templates. A text missing in a language is taken from another. */
export function factsOf(studio: Studio, host: string) {
  const { bank = '', number = '' } = bankAccountPattern.exec(studio.bank_account.trim())?.groups ?? {}
  const phone = canonicalPhone('852', studio.phone) ?? studio.phone
  const name = trimmed(studio.name)
  const written = `+852 ${phone.slice(0, 4)} ${phone.slice(4)}`
  const latin = (name.en ?? '').replaceAll(/[^\x20-\x7E]/g, '').trim()
  return {
    ...defaultFigures,
    free_shipping_from: 8000,
    shop_name: name,
    company: {
      name,
      registered: '',
      address: trimmed(studio.address),
      phone: written,
      whatsapp: written,
      email: studio.email,
      privacy_email: studio.email,
    },
    bank: {
      name: bank,
      number,
      payee: (latin.toUpperCase() || inLocale(name, 'zh') || host).slice(0, payeeAtMost).trim(),
    },
    fps_id: studio.fps_id?.trim() ?? '',
    notes: noNotes,
  }
}

function trimmed(words: Words): Words {
  const written = locales.flatMap((locale) => {
    const text = words[locale]?.trim()
    return text ? [[locale, text] as const] : []
  })
  return Object.fromEntries(written)
}
