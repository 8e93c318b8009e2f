import { ModelViewerElement } from '@google/model-viewer/lib/model-viewer.js'
import { Alert } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'

/** Turned by mouse, finger or arrow keys. */
export default function ModelPreview({ url }: { url: string }) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const viewer = new ModelViewerElement()
    viewer.alt = t('products.model')
    viewer.src = url
    viewer.cameraControls = true
    viewer.interactionPrompt = 'none'
    viewer.style.width = '100%'
    viewer.style.height = '100%'
    viewer.addEventListener('error', () => setBroken(true))
    place.current?.append(viewer)
    return () => viewer.remove()
  }, [url, t])

  if (isBroken) return <Alert severity="error">{t('products.modelFails')}</Alert>
  return <div ref={place} style={{ width: '100%', height: '100%' }} />
}
