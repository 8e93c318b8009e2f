import { Box, type BoxProps, type Theme } from '@mui/material'
import { alpha } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'

type Edges = { start: boolean; end: boolean }

/** What is wider than the screen and scrolls sideways; a shadow at the edge says that there is more. */
export function SideScroll({ children, sx, ...box }: BoxProps) {
  const { place, edges } = useEdges()
  return (
    <Box sx={{ position: 'relative', minWidth: 0, alignSelf: 'stretch', ...shadows(edges) }}>
      <Box ref={place} {...box} sx={[{ overflowX: 'auto' }, ...(Array.isArray(sx) ? sx : [sx])]}>
        {children}
      </Box>
    </Box>
  )
}

/** Where there is more than is seen. */
function useEdges() {
  const place = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState<Edges>({ start: false, end: false })
  // With each render, as children come and go.
  useEffect(() => {
    const box = place.current
    if (!box) return
    const look = () => {
      const left = box.scrollLeft
      // Widths are rounded.
      const next = { start: left > 1, end: box.scrollWidth - box.clientWidth - left > 1 }
      setEdges((before) => (before.start === next.start && before.end === next.end ? before : next))
    }
    const observer = new ResizeObserver(look)
    for (const one of [box, ...box.children]) observer.observe(one)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  })
  return { place, edges }
}

function shadows({ start, end }: Edges) {
  const shadow = (side: 'left' | 'right', isShown: boolean) => ({
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    [side]: 0,
    width: 20,
    zIndex: 3,
    pointerEvents: 'none',
    opacity: isShown ? 1 : 0,
    transition: 'opacity 0.3s ease-out',
    background: ({ palette }: Theme) =>
      `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${alpha(palette.text.primary, 0.18)}, transparent)`,
  })
  return { '&::before': shadow('left', start), '&::after': shadow('right', end) }
}
