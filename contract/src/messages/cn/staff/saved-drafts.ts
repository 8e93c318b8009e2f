import type { Translated } from '../../message-types.ts'
import type { savedDrafts as source } from '../../zh/staff/saved-drafts.ts'

export const savedDrafts: Translated<typeof source> = {
  savedDraft: {
    lead: '此设备在 {at} 保留了尚未保存的内容。',
    takeUp: '继续编辑',
    drop: '丢弃',
    unsaved: '有内容尚未保存',
    saved: '{at} 已自动保存草稿',
    discard: '放弃修改',
  },
}
