import type { Translated } from '../../message-types.ts'
import type { weatherDays as source } from '../../zh/staff/weather-days.ts'

export const weatherDays: Translated<typeof source> = {
  weatherDays: {
    lead: '全港工地停工的日子。当天进行中的阶段会顺延，业主可以看到。',
    none: '暂无停工日。',
    add: '添加停工日',
    day: '日期',
    cause: '原因',
    causes: { T8: '八号风球', BLACK_RAIN: '黑色暴雨', EXTREME_CONDITIONS: '极端情况', OTHER: '其他原因' },
    lostTitle: '停工',
    lost: { whole: '全天', half: '半天' },
    reason: '说明',
    by: '由谁添加',
    remove: '删除',
    removeTitle: '删除停工日 {day}？',
    removeLead: '受影响的阶段会恢复原来的预计日期。',
    moves: '当天进行中、会受影响的阶段：{count} 个',
  },
  resources: { weatherDays: { name: '停工日' } },
  audit: {
    actions: {
      'weather-days.add': '{who} 记录了 {thing} 因天气停工',
      'weather-days.remove': '{who} 删除了 {thing} 的天气停工记录',
    },
    subjects: { 'weather-day': '因天气停工' },
  },
}
