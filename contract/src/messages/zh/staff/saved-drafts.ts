/** What a form says of input that is not saved. */
export const savedDrafts = {
  savedDraft: {
    lead: '這部裝置在 {at} 保留了尚未儲存的內容。',
    takeUp: '繼續編輯',
    drop: '捨棄',
    unsaved: '有內容尚未儲存',
    saved: '{at} 已自動儲存草稿',
    discard: '放棄更改',
  },
} as const
