import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The page shown last: a change of language or layout remounts the announcer, which must still know it. */
let shownPath: string | undefined

/** After navigation, announces the title to screen readers and moves the keyboard focus to the content. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (!isIdle) return undefined
    const before = shownPath
    shownPath = pathname
    if (before === undefined || before === pathname) return undefined
    // Text rendered together with its live region would not be announced.
    const timer = setTimeout(() => setTitle(document.title), 100)
    // A menu that led here returns the focus to its button when it closes.
    const menu = document.querySelector('dialog:modal')
    menu?.addEventListener('close', startAtContent, { once: true })
    if (!menu) startAtContent()
    return () => {
      clearTimeout(timer)
      menu?.removeEventListener('close', startAtContent)
    }
  }, [isIdle, pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function startAtContent() {
  const main = document.getElementById('main')
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}
