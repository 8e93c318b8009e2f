import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from './i18n.ts'

/** Where the bar shows the title of the screen. */
export const TitlePlace = createContext<HTMLElement | null>(null)

/** The title of the screen: as heading in the bar, and in the tab. */
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
