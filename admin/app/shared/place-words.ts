import { isLocale, languageNames } from '@fitout/contract/locales.ts'

/** Where a dotted path leads, in words: `pictures.1.alt.en` is “Gallery 2 · Picture description · English”. */
export function placeWords(path: string, label: (name: string) => string): string {
  const words: string[] = []
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name) && words.length > 0) words.push(`${words.pop()} ${Number(name) + 1}`)
    else words.push(isLocale(name) ? languageNames[name] : label(name))
  }
  return words.join(' · ')
}
