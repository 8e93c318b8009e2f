import { isLocale, languageNames } from '@fitout/contract/locales.ts'

/** Translates a field path: `pictures.1.alt.en` is “Gallery 2 · Picture description · English”. */
export function placeWords(path: string, label: (name: string, path: string) => string): string {
  const words: string[] = []
  const names = path.split('.')
  for (const [index, name] of names.entries()) {
    if (/^\d+$/.test(name) && words.length > 0) words.push(`${words.pop()} ${Number(name) + 1}`)
    else words.push(isLocale(name) ? languageNames[name] : label(name, names.slice(0, index + 1).join('.')))
  }
  return words.join(' · ')
}
