import type { Translated } from '../message-types.ts'
import type { pictures as source } from '../zh/pictures.ts'

export const pictures: Translated<typeof source> = {
  gallery: '“{title}”的图片',
  enlarge: '放大图片',
  place: '第 {at, number} 张，共 {of, number} 张',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大',
  zoomOut: '恢复原大小',
  before: '装修前',
  after: '装修后',
  compare: '装修前后对比，可用方向键移动',
  position: '装修前占画面 {percent, number}%',
}
