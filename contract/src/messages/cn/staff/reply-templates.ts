import type { Translated } from '../../message-types.ts'
import type { replyTemplates as source } from '../../zh/staff/reply-templates.ts'

export const replyTemplates: Translated<typeof source> = {
  replyTemplates: {
    lead: '常用的回复，按顾客的语言选用。发送前会填上咨询的资料，可以再改。',
    none: '还没有模板。',
    title: '内部名称',
    titleHint: '只有同事看得到，用来查找模板；各语言共用一个名称。',
    text: '内容',
    fields: '可用字段：{fields}。每封邮件已有称呼和署名，模板不用再写。',
    unknown: '没有这些字段：{fields}',
    languages: '语言',
    updated: '更新时间',
    add: '新增模板',
    change: '修改模板',
    remove: '移除',
    removeTitle: '移除“{title}”？',
    removeLead: '同事不能再选用这个模板。已发送的回复不受影响。',
    choose: '选用模板',
    otherLanguage: '这个模板没有顾客的语言，已填入另一种语言。',
    open: '发送前请先填写：{fields}',
  },
  resources: { replyTemplates: { name: '回复模板' } },
  permissions: { 'reply-templates.write': '管理回复模板' },
  audit: {
    actions: {
      'reply-templates.add': '{who} 新增了回复模板“{thing}”',
      'reply-templates.change': '{who} 修改了回复模板“{thing}”',
      'reply-templates.remove': '{who} 移除了回复模板“{thing}”',
    },
    subjects: { 'reply-template': '回复模板' },
  },
}
