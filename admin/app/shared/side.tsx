import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin'

/**
 * The menu beside a wide screen is a drawer over a narrow one, where it must not come up open by itself: all below it
 * would be hidden. So it closes before it is there, and opens again where there is room.
 */
export function Side(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isOpen, setOpen] = useSidebarState()
  const [wasNarrow, setWasNarrow] = useState(false)
  const stoodOpen = useRef(false)
  const isToClose = isNarrow && !wasNarrow && isOpen

  useEffect(() => {
    if (isNarrow === wasNarrow) return
    setWasNarrow(isNarrow)
    if (isNarrow) {
      stoodOpen.current = isOpen
      setOpen(false)
    } else if (stoodOpen.current) setOpen(true)
  }, [isNarrow, wasNarrow, isOpen, setOpen])

  return isToClose ? null : <Sidebar {...props} />
}
