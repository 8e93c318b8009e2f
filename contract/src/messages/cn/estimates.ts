import type { Translated } from '../message-types.ts'
import type { estimates as source } from '../zh/estimates.ts'

export const estimates: Translated<typeof source> = {
  description:
    '填写实用面积、房屋类型、工程范围和用料级别，即时得出 2026 年香港装修预算范围，包含什么、不含什么逐项列明。无需留下联系方式。',
  intro: '四个问题，一个范围。无需留下姓名或电话，数字只是起点，量房之后才有正式报价。',
  area: '实用面积',
  areaHint: '房契或售楼书上的实用面积（套内），不是建筑面积。',
  units: '单位',
  sqft: '平方英尺',
  sqm: '平方米',
  property: '房屋类型',
  scope: '工程范围',
  finish: '用料级别',
  submit: '估算',
  areaFault: '请填写 {least, number} 至 {most, number} 平方英尺之间的面积。',
  result: '预算范围',
  range: '{low} 至 {high}',
  basis: '{sqm} 平方米（{sqft, number} 平方英尺） · {property} · {scope} · {finish}',
  perFoot: '即每平方英尺约 {low} 至 {high}',
  included: '已包含',
  excluded: '未包含',
  rates: '按 {date} 起的价目计算，仅供参考，并非报价。',
  carry: '带着这些资料去咨询',
  carryText: '四项答案和预算会预先填好。',
  see: '看看相近预算的案例',
  waiting: '填好四项，范围就会显示在这里。',
  noRates: '我们还没有公布预算价目。',
  noRatesText: '告诉我们房屋面积和想做的工程，我们会按您的情况回复预算。',
}
