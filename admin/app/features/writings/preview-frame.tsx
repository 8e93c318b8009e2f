import { Box } from '@mui/material'
import { useRef, useState } from 'react'

type PreviewFrameProps = { address: string; title: string; width: number; height: number; scale: number }

/** A page of the shop, scaled down. It stays until the next one has loaded, which is scrolled to the same position. */
export function PreviewFrame({ address, title, width, height, scale }: PreviewFrameProps) {
  const [shown, setShown] = useState(address)
  const frame = useRef<HTMLIFrameElement>(null)

  function turnTo(next: HTMLIFrameElement) {
    next.contentWindow?.scrollTo({ top: frame.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' })
    setShown(address)
  }

  return [...new Set([shown, address])].map((one) => (
    <Box
      component="iframe"
      key={one}
      onLoad={({ currentTarget }) => one !== shown && turnTo(currentTarget)}
      ref={one === shown ? frame : null}
      src={one}
      sx={{
        position: 'absolute',
        inset: 0,
        border: 0,
        width,
        height: height / scale,
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
        visibility: one === shown ? 'visible' : 'hidden',
      }}
      title={one === shown ? title : ''}
    />
  ))
}
