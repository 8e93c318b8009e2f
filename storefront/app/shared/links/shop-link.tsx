import { localise, screens, splitLocale } from '@fitout/contract/storefront-paths.ts'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useLocale } from '../i18n/locale-provider.tsx'

/** An address used in the link unchanged; the router resolves all others. */
const plainAddress = /^\/(?:[^/?#.][^/?#]*(?:\/[^/?#.][^/?#]*)*)?(?:[?#].+)?$/

type PlainProps = LinkProps & { to: string }

const isPlain = (props: LinkProps): props is PlainProps =>
  typeof props.to === 'string' && plainAddress.test(props.to) && props.prefetch !== 'render'

/** The router's final result: a page has a hundred links, each of which it would resolve several times. */
function plainLink(props: PlainProps) {
  const { to, prefetch: _early, viewTransition: _eased, reloadDocument: _whole, target, ...rest } = props
  const { replace: _replaced, preventScrollReset: _kept, state: _state, ...own } = rest
  return <a {...own} href={to} target={target} />
}

/** A link to a page of the shop, with a view transition. `to` is a path returned by `useTo`. */
export function ShopLink(props: LinkProps) {
  if (import.meta.env.SSR && isPlain(props)) return plainLink(props)
  return <Link prefetch="intent" viewTransition {...props} />
}

type ConfiguredLinkProps = { address: string } & Pick<
  ComponentProps<'a'>,
  'lang' | 'className' | 'children' | 'onClick' | 'onFocus' | 'onPointerEnter'
>

/** A link with an address written by staff: a path of the shop in any language, or an external URL. */
export function ConfiguredLink({ address, ...props }: ConfiguredLinkProps) {
  const locale = useLocale()
  if (/^\/(?![/\\])/.test(address)) {
    // That page has a different content security policy, which permits a frame, so it needs a full page load.
    const isFramed = splitLocale(address).path === screens.wix.path
    return <ShopLink to={localise(address, locale)} reloadDocument={isFramed} {...props} />
  }
  if (/^(tel|mailto):/i.test(address)) return <a href={address} {...props} />
  if (!/^https?:\/\//i.test(address)) return <span {...props} />
  return <a href={address} target="_blank" rel="noopener noreferrer" {...props} />
}
