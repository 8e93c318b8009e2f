import { locales, type Words } from '@fitout/contract/locales.ts'

const languagesIn = (alt: Words) => locales.filter((one) => alt[one]?.trim()).length

/** The description of a picture where it is shown: the description in the most languages, completed by the others. */
export function descriptionOf(uses: readonly { alt: Words }[]): Words {
  const alts = uses.map(({ alt }) => alt).toSorted((one, other) => languagesIn(other) - languagesIn(one))
  return Object.fromEntries(locales.map((one) => [one, alts.find((alt) => alt[one]?.trim())?.[one] ?? '']))
}
