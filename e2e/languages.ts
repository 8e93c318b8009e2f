import { defaultLocale, type Locale, locales } from '@fitout/contract/locales.ts'
import { inject } from 'vitest'
import { checkedSizes, sizesSharedBy } from './axe.ts'

const isThorough = inject('isThorough')

/** Journeys that differ only in language: the default language in `npm test`, each in `npm run test:all`. */
export const journeyLanguages: readonly Locale[] = isThorough ? locales : [defaultLocale]

/** The sizes for axe during such a journey: a phone in `npm test`; with all, three languages share both sizes. */
export const journeySizes = (locale: Locale) => (isThorough ? sizesSharedBy[locale] : sizesSharedBy[defaultLocale])

/** Journeys that differ in their device: the first in `npm test`, each in `npm run test:wide`. */
export function onEachDevice<One>(all: readonly One[]): One[] {
  return inject('isWide') ? [...all] : all.slice(0, 1)
}

const everyWidth = [320, 375, 768, 1024, 1440, 1920] as const
const fewWidths = [320, 768, 1440] as const
const twoWidths = [375, 1440] as const

/** Sweeps over every screen: English has the longest words; Chinese breaks its lines by rules of its own. */
export function sweptLanguages(isMain: boolean): readonly Locale[] {
  if (isThorough) return locales
  return isMain ? ['zh', 'en'] : ['en']
}

/** The sizes for axe during such a sweep: English at both sizes in turn; with all, three languages share both. */
export function sweptSizes(locale: Locale, turn: number): readonly { width: number; height: number }[] {
  if (isThorough) return sizesSharedBy[locale]
  return locale === 'en' ? checkedSizes.filter((_, index) => index === turn % 2) : []
}

/** English has the longest words and is checked at three widths, the others at two; in `npm run test:all` all at six. */
export function widthsOf(locale: Locale): readonly number[] {
  if (isThorough) return everyWidth
  return locale === 'en' ? fewWidths : twoWidths
}

/** For enlarged text and the focus of each control: the language with the longest words. */
export const looksClosely = (locale: Locale): boolean => isThorough || locale === 'en'
