import { type ParametersArgument, pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import { useLocale } from '../i18n/locale-provider.tsx'

/** Paths in the language of the page: `to('product', { id, slug })`. */
export function useTo() {
  const locale = useLocale()
  return <Key extends ScreenKey>(key: Key, ...rest: ParametersArgument<Key>) => pathTo(key, locale, ...rest)
}
