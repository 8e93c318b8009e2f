import { isLocale, languageNames } from '@fitout/contract/locales.ts'
import { useFieldLabel } from './form-place.tsx'

/** Where a dotted path leads, in words: `pictures.1.alt.en` is “Gallery 2 · Picture description · English”. */
export function usePlaceName(): (path: string) => string {
  const label = useFieldLabel()
  return (path) => {
    const words: string[] = []
    for (const name of path === 'picture' ? ['cover'] : path.split('.')) {
      if (/^\d+$/.test(name) && words.length > 0) words.push(`${words.pop()} ${Number(name) + 1}`)
      else words.push(isLocale(name) ? languageNames[name] : label(name))
    }
    return words.join(' · ')
  }
}
