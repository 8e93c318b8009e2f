import { type Theme, useMediaQuery } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { useSidebarState } from 'react-admin'

/** The menu that stands beside a wide screen would lie over a narrow one; so it closes there, and comes back after. */
export function useSidebarOfWindow(): void {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isOpen, setOpen] = useSidebarState()
  const wasNarrow = useRef<boolean>(undefined)
  const stoodOpen = useRef(false)

  useLayoutEffect(() => {
    if (isNarrow === wasNarrow.current) return
    wasNarrow.current = isNarrow
    if (isNarrow) {
      stoodOpen.current = isOpen
      setOpen(false)
    } else if (stoodOpen.current) setOpen(true)
  }, [isNarrow, isOpen, setOpen])
}
