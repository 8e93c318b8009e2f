import type { Translated } from '../message-types.ts'
import type { pictures as source } from '../zh/pictures.ts'

export const pictures: Translated<typeof source> = {
  gallery: 'Pictures of {title}',
  enlarge: 'Enlarge the picture',
  place: 'Picture {at, number} of {of, number}',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Whole picture',
  before: 'Before',
  after: 'After',
  compare: 'Before and after the renovation; move with the arrow keys',
  position: 'The room before fills {percent, number}% of the picture',
}
