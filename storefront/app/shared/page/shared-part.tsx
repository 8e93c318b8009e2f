import { createContext, createElement, type ReactNode, use } from 'react'
import { useLanguage } from '../i18n/locale-provider.tsx'
import { type PageParts, partTag } from './page-parts.ts'

type Props = {
  name: string
  /** Everything the part depends on, except the messages of the shop. */
  by: () => readonly unknown[]
  children: ReactNode
}

/** The parts of the page being rendered. */
export const PagePartsContext = /* @__PURE__ */ createContext<PageParts | undefined>(undefined)

function PartOnServer({ name, by, children }: Props) {
  const parts = use(PagePartsContext)
  const { locale, overrides } = useLanguage()
  if (!parts) return children
  const { number, isKnown } = parts.note([name, locale, overrides, ...by()])
  return createElement(partTag, { n: number }, isKnown ? undefined : children)
}

/**
 * A part that many pages have in common, such as a card: the server renders it once. In the browser it is just its
 * children. It must not use React's generated ids, nor suspend.
 */
export const SharedPart = import.meta.env.SSR ? PartOnServer : ({ children }: Props) => children
