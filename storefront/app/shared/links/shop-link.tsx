import { localise, screens, splitLocale } from '@fitout/contract/storefront-paths.ts'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useLocale } from '../i18n/locale-provider.tsx'

/** A link to a screen of the shop, with the transition between pages. `to` is a path that `useTo` gave. */
export function ShopLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />
}

type ConfiguredLinkProps = { address: string } & Pick<
  ComponentProps<'a'>,
  'lang' | 'className' | 'children' | 'onClick' | 'onFocus' | 'onPointerEnter'
>

/** A link whose address staff wrote: a path of the shop in any language, or an address elsewhere. */
export function ConfiguredLink({ address, ...props }: ConfiguredLinkProps) {
  const locale = useLocale()
  if (/^\/(?![/\\])/.test(address)) {
    // That page may show a frame, which this one may not: the browser has to load it again.
    const isFramed = splitLocale(address).path === screens.wix.path
    return <ShopLink to={localise(address, locale)} reloadDocument={isFramed} {...props} />
  }
  if (/^(tel|mailto):/i.test(address)) return <a href={address} {...props} />
  if (!/^https?:\/\//i.test(address)) return <span {...props} />
  return <a href={address} target="_blank" rel="noopener noreferrer" {...props} />
}
