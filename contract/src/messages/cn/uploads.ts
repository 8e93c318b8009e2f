import type { Translated } from '../message-types.ts'
import type { uploads as source } from '../zh/uploads.ts'

export const uploads: Translated<typeof source> = {
  label: '图片（最多 5 张）',
  add: '添加图片',
  count: '已添加 {count, number} / {most, number} 张。',
  hint: 'JPG、PNG、WebP、AVIF 或 GIF，每张不超过 10\u00A0MB。',
  remove: '移除 {name}',
  shown: '图片 {at, number} / {of, number}',
  sending: '正在上传图片 {percent, number}%',
  faults: {
    type: '请选择 JPG、PNG、WebP、AVIF 或 GIF 图片。',
    size: '每张图片不能超过 10\u00A0MB。',
    many: '最多 {most, number} 张图片，多出的没有添加。',
  },
}
