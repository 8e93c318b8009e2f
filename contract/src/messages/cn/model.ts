import type { Translated } from '../message-types.ts'
import type { model as source } from '../zh/model.ts'

export const model: Translated<typeof source> = {
  title: '3D 模型',
  download: '下载 3D 模型（GLB）',
  show: '查看 3D 模型',
  loading: '正在加载 3D 视图',
  help: '拖动或用方向键旋转；双指缩放、滚动或按 + 和 − 拉近拉远。',
  alt: '{title}（3D）',
  zoomIn: '拉近',
  zoomOut: '拉远',
  reset: '还原视角',
  inRoom: '放到我家看看',
  failed: '未能加载 3D 视图，请稍后再试。',
  sides: { front: '正面', back: '背面', left: '左侧', right: '右侧' },
}
