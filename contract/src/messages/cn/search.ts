import type { Translated } from '../message-types.ts'
import type { search as source } from '../zh/search.ts'

export const search: Translated<typeof source> = {
  open: '搜索',
  label: '搜索商品与服务',
  example: '沙发、吊灯、量房',
  close: '关闭搜索',
  browse: '从这里开始',
  suggestions: '搜索建议',
  products: '商品',
  services: '服务',
  more: '更多结果',
  allProducts: '查看全部 {count, number} 件商品',
  allServices: '查看全部服务',
  found: '{count, plural, =0 {没有找到“{keyword}”，换个短一点的词试试。} other {“{keyword}”有 # 条建议}}',
  failed: '暂时无法搜索，请稍后再试。',
}
