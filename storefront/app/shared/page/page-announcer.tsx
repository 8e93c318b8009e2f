import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The page shown last: a change of language or layout makes the announcer again, and it must still know. */
let shownPath: string | undefined

/** After a change of page a screen reader hears its title, and the keyboard starts at its content. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (!isIdle) return undefined
    const before = shownPath
    shownPath = pathname
    if (before === undefined || before === pathname) return undefined
    // Words that come together with their place are not read out.
    const timer = setTimeout(() => setTitle(document.title), 100)
    // A menu that led here gives the focus back to its button as it closes.
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
