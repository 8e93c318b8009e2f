import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from './i18n.ts'

/** Where the bar shows what the screen is called. */
export const TitlePlace = createContext<HTMLElement | null>(null)

/** What the screen is called: in the bar as its heading, and on the tab. */
export function Title({ title }: { title: string }) {
  const t = useTranslate()
  const place = useContext(TitlePlace)
  return (
    <>
      <title>{`${title} · ${t('title')}`}</title>
      {place && createPortal(title, place)}
    </>
  )
}
