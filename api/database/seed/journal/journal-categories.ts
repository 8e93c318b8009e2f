import type { Words } from '../seed-types.ts'

export type JournalCategory = 'budget' | 'planning' | 'materials' | 'works' | 'older-homes' | 'light'

export const journalCategories: { key: JournalCategory; title: Words }[] = [
  { key: 'planning', title: { en: 'Planning and storage', zh: '間隔與收納', cn: '布局与收纳' } },
  { key: 'budget', title: { en: 'Budget and quotations', zh: '預算與報價', cn: '预算与报价' } },
  { key: 'works', title: { en: 'On site', zh: '施工現場', cn: '施工现场' } },
  { key: 'materials', title: { en: 'Materials', zh: '物料', cn: '材料' } },
  { key: 'older-homes', title: { en: 'Older homes and village houses', zh: '舊樓與村屋', cn: '老楼与村屋' } },
  { key: 'light', title: { en: 'Light and colour', zh: '光與色', cn: '光与色' } },
]
