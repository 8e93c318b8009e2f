import { assetUrl } from '@fitout/ui/asset-url.ts'
import { ModelViewerElement } from '@google/model-viewer/lib/model-viewer.js'
import { Alert } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from './i18n.ts'

type ModelPreviewProps = { url: string; poster: string | undefined }

const sides = ['front', 'back', 'left', 'right'] as const
const heights = ['', 'upper-', 'lower-'] as const

/** Rotated by mouse, finger or arrow keys; the poster is shown until the model is loaded. */
export function ModelPreview({ url, poster }: ModelPreviewProps) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const viewer = new ModelViewerElement()
    viewer.alt = t('products.model')
    viewer.src = assetUrl(url)
    viewer.poster = poster ?? null
    viewer.cameraControls = true
    viewer.cameraOrbit = '30deg 75deg auto'
    viewer.interactionPrompt = 'none'
    viewer.shadowIntensity = 0.8
    viewer.touchAction = 'pan-y'
    viewer.a11y = JSON.stringify(
      Object.fromEntries(sides.flatMap((side) => heights.map((height) => [height + side, t(`modelSides.${side}`)]))),
    )
    viewer.style.width = '100%'
    viewer.style.height = '100%'
    viewer.addEventListener('error', () => setBroken(true))
    // The built-in button and progress bar are in English only.
    for (const slot of ['ar-button', 'progress-bar']) {
      const none = document.createElement('span')
      none.slot = slot
      viewer.append(none)
    }
    place.current?.append(viewer)
    return () => viewer.remove()
  }, [url, poster, t])

  if (isBroken) return <Alert severity="error">{t('products.modelFails')}</Alert>
  return <div ref={place} style={{ width: '100%', height: '100%' }} />
}
