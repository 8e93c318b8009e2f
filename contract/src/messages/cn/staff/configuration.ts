import type { Translated } from '../../message-types.ts'
import type { configuration as source } from '../../zh/staff/configuration.ts'

export const configuration: Translated<typeof source> = {
  permissions: {
    'configuration.read': '查看店铺设置',
    'configuration.write': '修改店铺设置',
  },
  audit: {
    actions: {
      'configuration.draft': '{who} 保存了设置“{thing}”的草稿',
      'configuration.discard': '{who} 放弃了设置“{thing}”的草稿',
      'configuration.schedule': '{who} 修改了设置“{thing}”的发布时间',
      'configuration.publish': '{who} 发布了设置“{thing}”',
      'configuration.go-back': '{who} 还原了设置“{thing}”的旧版本',
    },
    subjects: {
      configuration: '店铺设置',
    },
  },
}
