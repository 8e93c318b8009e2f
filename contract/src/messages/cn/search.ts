import type { Translated } from '../message-types.ts'
import type { search as source } from '../zh/search.ts'

export const search: Translated<typeof source> = {
  open: '搜索',
  label: '搜索全店',
  example: '沙发、沙田、量房',
  close: '关闭搜索',
  browse: '从这里开始',
  suggestions: '搜索建议',
  products: '商品',
  services: '服务',
  more: '更多结果',
  allProducts: '查看全部 {count, number} 件商品',
  found: '{count, plural, =0 {没有找到“{keyword}”，换个短一点的词试试。} other {“{keyword}”有 # 条建议}}',
  projects: '设计案例',
  posts: '家居志',
  districts: '地区',
  allResults: '查看所有结果',
  projectsThere: '{count, number} 个案例',
  askThere: '咨询这一区的装修',
  resultsFor: '“{keyword}”的搜索结果',
  total: '{count, plural, =0 {找不到“{keyword}”。} other {“{keyword}”有 # 项结果}}',
  corrected: '找不到“{keyword}”，以下是“{corrected}”的结果。',
  tryParts: '试试这些词',
  popular: '大家常搜',
  askUs: '没找到合适的？告诉我们您想要什么，设计师会亲自回复。',
  failed: '暂时无法搜索，请稍后再试。',
}
