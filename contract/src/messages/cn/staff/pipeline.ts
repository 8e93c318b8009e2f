import type { Translated } from '../../message-types.ts'
import type { pipeline as source } from '../../zh/staff/pipeline.ts'

export const pipeline: Translated<typeof source> = {
  pipeline: {
    lead: '从咨询到质保期，每一列里停留最久的排在最前。',
    columns: {
      enquiries: '咨询',
      appointments: '预约',
      quotations: '报价',
      works: '施工',
      warranties: '质保期',
    },
    choose: '选择一列',
    none: '这一列还没有内容。',
    count: '{count} 项',
    late: '{count} 项逾期',
    sum: '合计 {amount}',
    openSum: '未付 {amount}',
    ofLongest: '按停留最久的 {count} 项计',
    open: '未付 {amount}',
    days: '已停留 {count} 天',
    today: '今天加入',
    isLate: '已逾期',
    more: '显示更多“{column}”',
    on: {
      enquiries: '{day} 前跟进',
      quotations: '报价有效期至 {day}',
      works: '许可证至 {day}',
      warranties: '质保至 {day}',
    },
    visitAt: '{visit}：{time}',
  },
  resources: { pipeline: { name: '进度总览' } },
}
