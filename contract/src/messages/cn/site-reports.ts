import type { Translated } from '../message-types.ts'
import type { personalData as sourceOfData, siteReports as source } from '../zh/site-reports.ts'

export const siteReports: Translated<typeof source> = {
  title: '工地日志',
  text: '工长每天发布的图文记录，最新的排在最前。',
  none: '暂无工地日志',
  noneText: '开工后，工长会把当天的进度连同照片发布到这里。',
  noneWere: '没有工地日志',
  noneWereText: '这项工程已结束，期间没有发布工地日志。',
  newest: '最新工地日志',
  of: '{day}工地日志',
  by: '由 {name} 发布',
  present: '在场：{who}',
  picture: '{day} 第 {number, number} 张照片，共 {count, number} 张',
  toAll: '查看进度及工地日志',
}

/** Labels for the copy of personal data. */
export const personalData: Translated<typeof sourceOfData> = {
  sections: { site_reports: '工地日志' },
  fields: { day: '日期', text: '内容', present: '在场人员', published_at: '发布时间' },
}
