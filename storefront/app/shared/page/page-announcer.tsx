import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** After a change of page a screen reader hears its title, and the keyboard starts at its content. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    if (!isIdle || shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [isIdle, pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
