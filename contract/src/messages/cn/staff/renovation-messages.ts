import type { Translated } from '../../message-types.ts'
import type { renovationMessages as source } from '../../zh/staff/renovation-messages.ts'

export const renovationMessages: Translated<typeof source> = {
  renovationMessages: {
    title: '消息',
    lead: '成员最后发言、等待回复的讨论，等得最久的排在最前。',
    none: '没有等待回复的消息。',
    of: '“{line}”',
    general: '一般消息',
    toRoom: '回到工程',
    studio: '工作室',
    noName: '没有姓名',
    struck: '已删去',
    strike: '删去',
    write: '回复',
    another: '另写消息',
    choose: '添加照片',
    removePicture: '移除 {name}',
    tooMany: '每条消息最多 {most} 张照片。',
    send: '发送',
    sent: '已发送',
    settle: '无需回复',
    settled: '已记下无需回复',
    empty: '还没有消息。',
  },
  waiting: { messages: '条装修消息待回复' },
  resources: { messages: { name: '消息' } },
  audit: {
    actions: {
      'renovation-messages.write': '{who} 在装修工程 {thing} 写了消息',
      'renovation-messages.strike': '{who} 删去了在装修工程 {thing} 写的消息',
      'renovation-messages.settle': '{who} 记下装修工程 {thing} 的消息无需回复',
    },
  },
}
