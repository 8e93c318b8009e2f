import type { Translated } from '../message-types.ts'
import type { services as source } from '../zh/services.ts'

export const services: Translated<typeof source> = {
  description: '上门量房、平面规划、设计咨询到全屋装修。价格和包含项目清楚列明，日期由您选。',
  intro: '从第一次量房到完工入住，每一步都可以单独预约。价格和包含项目清楚列明，日期由您选。',
  book: '预约这项服务',
  details: '了解详情',
  packages: '{count, plural, other {# 个套餐}}',
  leadTime: '约 {days, number} 天',
  unsureTitle: '不确定从哪一步开始？',
  unsureText: '告诉我们房屋面积、所在地区和入住日期，设计师会建议合适的服务。',
  unsureAction: '咨询装修',
}
