/** Pictures that go with a review or a refund request. */
export const uploads = {
  label: '圖片（最多 5 張）',
  add: '加圖片',
  count: '已加 {count, number} / {most, number} 張。',
  hint: 'JPG、PNG、WebP、AVIF 或 GIF，每張不超過 10\u00A0MB。',
  remove: '移除 {name}',
  shown: '圖片 {at, number} / {of, number}',
  sending: '正在上載圖片 {percent, number}%',
  faults: {
    type: '請選擇 JPG、PNG、WebP、AVIF 或 GIF 圖片。',
    size: '每張圖片不可超過 10\u00A0MB。',
    many: '最多可加 {most, number} 張圖片，其餘的沒有加入。',
  },
} as const
