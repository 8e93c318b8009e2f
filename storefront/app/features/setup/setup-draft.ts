import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import type { completeSetup } from '@fitout/contract/setup.ts'
import { type Palette, palettes, type PaletteName, defaultPalette } from '@fitout/contract/theme-colours.ts'

/** The typed values of the set-up. */
export type SetupDraft = {
  languages: Locale[]
  name: Words
  address: Words
  phone: string
  email: string
  look: PaletteName | 'own'
  own: Palette
  logo: File | null
  /** Undefined while it is derived from the name. */
  prefix: string | undefined
  bank: string
  fps: string
  password: string
  code: string
}

const logoMaximumBytes = 2 * 1024 * 1024
const logoTypes = ['image/jpeg', 'image/png', 'image/webp']
export const logoAccept = logoTypes.join(',')

/**
 * The default languages: most studios in Hong Kong write in two, so English is paired with Traditional Chinese and vice
 * versa. Simplified Chinese too is paired with Traditional Chinese.
 */
export function firstDraft(locale: Locale): SetupDraft {
  return {
    languages: locale === 'zh' ? ['zh', 'en'] : [locale, 'zh'],
    name: {},
    address: {},
    phone: '',
    email: '',
    look: 'clay',
    own: defaultPalette,
    logo: null,
    prefix: undefined,
    bank: '',
    fps: '',
    password: '',
    code: '',
  }
}

export function paletteOf({ look, own }: SetupDraft): Palette {
  return look === 'own' ? own : palettes[look]
}

/** The typed prefix, or the Latin initials of the name. */
export function prefixOf({ prefix, name }: SetupDraft): string {
  if (prefix !== undefined) return prefix
  const words = (name.en ?? '').toUpperCase().match(/[A-Z]+/g) ?? []
  const initials = words.map((word) => word[0]).join('')
  const letters = initials.length > 1 ? initials : (words[0] ?? 'HK')
  return letters.slice(0, initials.length > 1 ? 4 : 2).padEnd(2, 'K')
}

/** The languages in their standard order, with the reader's own first, as the studio's main one. */
export function inOrder(languages: readonly Locale[], own: Locale): Locale[] {
  const chosen = locales.filter((locale) => languages.includes(locale))
  return chosen.includes(own) ? [own, ...chosen.filter((locale) => locale !== own)] : chosen
}

export function isLogoTooMuch(file: File): boolean {
  return file.size > logoMaximumBytes || !logoTypes.includes(file.type)
}

type Studio = BodyInput<typeof completeSetup>['studio']

export async function studioOf(draft: SetupDraft, secret: string, locale: Locale): Promise<Studio> {
  const languages = inOrder(draft.languages, locale)
  const written = (words: Words) => Object.fromEntries(languages.map((one) => [one, words[one]?.trim() ?? '']))
  const { bank, fps, password, code, logo } = draft
  return {
    languages,
    name: written(draft.name),
    address: written(draft.address),
    phone: draft.phone.trim(),
    email: draft.email.trim(),
    palette: paletteOf(draft),
    ...(logo && { logo: await base64Of(logo) }),
    order_prefix: prefixOf(draft),
    bank_account: bank.trim(),
    ...(fps.trim() && { fps_id: fps.trim() }),
    password,
    authenticator_secret: secret,
    authenticator_code: code,
  }
}

async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((settle, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => settle(String(reader.result)))
    reader.addEventListener('error', () => fail(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
  return address.slice(address.indexOf(',') + 1)
}

/** An example of an order number of the shop. */
export const exampleOf = (draft: SetupDraft) => `${prefixOf(draft)}-7K3Q-9XPD`
