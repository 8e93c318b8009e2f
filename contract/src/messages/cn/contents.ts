import type { Translated } from '../message-types.ts'
import type { contents as source } from '../zh/contents.ts'

export const contents: Translated<typeof source> = {
  onThisPage: '本页内容',
  updated: '最后更新：{date}',
  print: '打印本页',
  address: '地址',
  map: '在地图上查看',
  closedSoon: '未来四周的休息日',
  reach: '联系方式',
  hours: '营业时间',
}
