import { ModelViewerElement } from '@google/model-viewer/lib/model-viewer.js'
import { Button } from '@fitout/ui/button.tsx'
import { IconButton } from '@fitout/ui/icon-button.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

type Props = { title: string; modelUrl: string; onFailed: () => void }

const sides = ['front', 'back', 'left', 'right'] as const
const heights = ['', 'upper-', 'lower-'] as const
const openingOrbit = '30deg 75deg auto'

/** A 3D model turned by mouse, touch, arrow keys or buttons. This module bundles three.js. */
export default function ModelView({ title, modelUrl, onFailed }: Props) {
  const t = useTranslations('model')
  const place = useRef<HTMLDivElement>(null)
  const viewer = useRef<ModelViewerElement>(undefined)
  const [progress, setProgress] = useState(0)
  const [state, setState] = useState<'loading' | 'ready'>('loading')
  const [hasRoom, setHasRoom] = useState(false)

  useEffect(() => {
    const element = createViewer()
    viewer.current = element
    element.alt = t('alt', { title })
    element.src = modelUrl
    element.a11y = JSON.stringify(
      Object.fromEntries(sides.flatMap((side) => heights.map((height) => [height + side, t(`sides.${side}`)]))),
    )
    element.addEventListener('progress', (event: Event) => {
      if (event instanceof CustomEvent) setProgress(event.detail.totalProgress)
    })
    element.addEventListener('load', () => {
      setState('ready')
      setHasRoom(element.canActivateAR)
    })
    // Only now does it contain a focusable element.
    element.addEventListener('poster-dismissed', () => {
      element.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus()
    })
    element.addEventListener('error', onFailed)
    place.current?.append(element)
    return () => element.remove()
  }, [modelUrl, title, t, onFailed])

  const reset = () => {
    if (!viewer.current) return
    viewer.current.cameraOrbit = openingOrbit
    viewer.current.fieldOfView = 'auto'
    viewer.current.resetTurntableRotation(0)
    viewer.current.jumpCameraToGoal()
  }
  const zoom = (steps: number) => viewer.current?.zoom(steps)
  const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const
  return (
    <div className="absolute inset-0">
      <div ref={place} className="size-full" />
      {state === 'loading' && (
        <div className="absolute inset-x-0 bottom-0">
          <ProgressBar label={t('loading')} value={progress} maximum={1} />
        </div>
      )}
      {state === 'ready' && (
        <div className="absolute end-3 bottom-3 flex gap-1">
          <IconButton label={t('zoomIn')} onClick={() => zoom(2)} icon={<ZoomIn {...icon} />} className="bg-paper" />
          <IconButton label={t('zoomOut')} onClick={() => zoom(-2)} icon={<ZoomOut {...icon} />} className="bg-paper" />
          <IconButton label={t('reset')} onClick={reset} icon={<RotateCcw {...icon} />} className="bg-paper" />
        </div>
      )}
      {state === 'ready' && hasRoom && (
        <Button
          variant="light"
          size="small"
          onClick={() => void viewer.current?.activateAR()}
          className="absolute start-3 bottom-3"
        >
          {t('inRoom')}
        </Button>
      )}
    </div>
  )
}

/** The viewer with the shop's settings. */
function createViewer(): ModelViewerElement {
  const element = new ModelViewerElement()
  element.cameraControls = true
  element.cameraOrbit = openingOrbit
  element.interactionPrompt = 'none'
  element.shadowIntensity = 0.8
  element.shadowSoftness = 1
  element.touchAction = 'pan-y'
  element.ar = true
  element.arModes = 'webxr scene-viewer quick-look'
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) element.interpolationDecay = 0
  element.className = 'block size-full bg-sand'
  // The built-in button and progress bar are in English only.
  for (const slot of ['ar-button', 'progress-bar']) {
    const none = document.createElement('span')
    none.slot = slot
    element.append(none)
  }
  return element
}
