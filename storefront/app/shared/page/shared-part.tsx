import { createContext, createElement, type ReactNode, use } from 'react'
import { useLanguage } from '../i18n/locale-provider.tsx'
import { type PageParts, partTag } from './page-parts.ts'

type Props = {
  name: string
  /** All that it shows beside the words of the shop. */
  by: () => readonly unknown[]
  children: ReactNode
}

/** The parts of the page that is being rendered. */
export const PagePartsContext = /* @__PURE__ */ createContext<PageParts | undefined>(undefined)

function PartOnServer({ name, by, children }: Props) {
  const parts = use(PagePartsContext)
  const { locale, overrides } = useLanguage()
  if (!parts) return children
  const { number, isKnown } = parts.note([name, locale, overrides, ...by()])
  return createElement(partTag, { n: number }, isKnown ? undefined : children)
}

/**
 * A part that many pages show alike, such as a card: the server renders it once. In the browser it is its children. It may
 * not use ids that React makes, nor wait for anything.
 */
export const SharedPart = import.meta.env.SSR ? PartOnServer : ({ children }: Props) => children
