/** Words around pictures: gallery, lightbox, before and after. */
export const pictures = {
  gallery: '「{title}」的圖片',
  enlarge: '放大圖片',
  place: '第 {at, number} 張，共 {of, number} 張',
  close: '關閉',
  previous: '上一張',
  next: '下一張',
  zoomIn: '拉近',
  zoomOut: '還原大小',
  before: '裝修前',
  after: '裝修後',
  compare: '裝修前後對比，按方向鍵移動',
  position: '裝修前佔畫面 {percent, number}%',
} as const
