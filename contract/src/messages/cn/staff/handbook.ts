import type { Translated } from '../../message-types.ts'
import type { handbook as source } from '../../zh/staff/handbook.ts'

export const handbook: Translated<typeof source> = {
  handbook: {
    title: '使用手册',
    helpOf: '本页的帮助',
    lead: '每项工作怎么做，附有图片。可以搜索，也可以从目录中选择。',
    contents: '手册目录',
    search: '搜索手册',
    none: '手册里找不到这些词。',
    behind: '系统管理与开发',
    onwards: '其他页',
    all: '手册目录',
  },
}
