import type { Translated } from '../../message-types.ts'
import type { segments as source } from '../../zh/staff/segments.ts'

export const segments: Translated<typeof source> = {
  permissions: {
    'segments.write': '新增、改名和删除顾客分组',
  },
  audit: {
    actions: {
      'segments.add': '{who} 新增了顾客分组 {thing}',
      'segments.rename': '{who} 把顾客分组改名为 {thing}',
      'segments.remove': '{who} 删除了顾客分组 {thing}',
    },
    subjects: {
      segment: '顾客分组',
    },
  },
}
