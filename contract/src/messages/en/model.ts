import type { Translated } from '../message-types.ts'
import type { model as source } from '../zh/model.ts'

export const model: Translated<typeof source> = {
  title: '3D model',
  download: 'Download the 3D model (GLB)',
  show: 'See it in 3D',
  loading: 'Loading the 3D view',
  help: 'Drag or use the arrow keys to turn it; pinch, scroll or press + and − to come closer.',
  alt: '{title} in 3D',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  reset: 'First view',
  inRoom: 'See it in your room',
  failed: 'The 3D view did not load. Please try again later.',
  sides: { front: 'Front', back: 'Back', left: 'Left side', right: 'Right side' },
}
