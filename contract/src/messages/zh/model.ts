/** What stands beside a model that can be turned, of a piece or of a room. */
export const model = {
  title: '3D 模型',
  download: '下載 3D 模型（GLB）',
  show: '觀看 3D 模型',
  loading: '正在載入 3D 檢視',
  help: '拖動或用方向鍵轉動；兩指縮放、滾動或按 + 和 − 拉近拉遠。',
  alt: '{title}（3D）',
  zoomIn: '拉近',
  zoomOut: '拉遠',
  reset: '還原視角',
  inRoom: '放在我家看看',
  failed: '未能載入 3D 檢視，請稍後再試。',
  sides: { front: '正面', back: '背面', left: '左側', right: '右側' },
} as const
