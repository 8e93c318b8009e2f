import type { Translated } from '../message-types.ts'
import type { personalData as sourceOfData, stages as source } from '../zh/stages.ts'

export const stages: Translated<typeof source> = {
  progress: '进度',
  progressText: '计划日期以接受报价时为准，之后不再更改；预计日期按实际情况推算。',
  none: '暂无施工安排',
  noneText: '接受报价后，各个阶段及日期会列在这里。',
  stopped: '工程已经停止，以下是停止前的记录。',
  done: '已完成 {percent, number}%',
  status: { PLANNED: '未开始', STARTED: '进行中', DONE: '已完成' },
  days: { planned: '计划', forecast: '预计', actual: '实际' },
  span: '{from} 至 {until}',
  since: '{from} 开始',
  addedLater: '后加的阶段',
  late: '晚 {days, number} 个工作日',
  lost: '因天气停工 {days, number} 天',
  nextStep: '下一步',
  waits: { CLIENT: '等您决定', STUDIO: '等我们安排', BUILDING: '等物业管理处' },
  reopened: '重新开工：{reason}',
  agreedEnd: '约定完工日',
  forecastEnd: '预计完工日',
  actualEnd: '实际完工日',
  onTime: '在约定日期或之前完工。',
  lateBy: '预计比约定日期晚 {days, number} 个工作日。',
  endedOnTime: '已按约定日期完工。',
  endedLateBy: '完工比约定日期晚了 {days, number} 个工作日。',
  lateFor: { CLIENT: '其中有阶段在等您决定。', STUDIO: '由我们负责赶回。', BUILDING: '其中有阶段在等物业管理处。' },
  movedBy: '接受报价时的完工日是 {day}。',
  byWeather: '天气使约定日期顺延 {days, number} 个工作日。',
  byVariations: '已批准的工程变更使约定日期变动 {days, number} 个工作日。',
  calendar: '停工日',
  calendarText: '公众假期不算工作日；恶劣天气停工的日子，约定日期顺延。',
  causes: { T8: '八号风球', BLACK_RAIN: '黑色暴雨', EXTREME_CONDITIONS: '极端情况', OTHER: '其他原因' },
  finished: '已完成的阶段',
  half: '半天',
  holiday: '公众假期',
  toProgress: '查看进度',
}

/** Labels for the copy of personal data. */
export const personalData: Translated<typeof sourceOfData> = {
  sections: { stages: '装修施工阶段' },
  fields: {
    planned_start: '计划开始',
    planned_end: '计划完成',
    actual_start: '实际开始',
    actual_end: '实际完成',
    next_step: '下一步',
  },
}
