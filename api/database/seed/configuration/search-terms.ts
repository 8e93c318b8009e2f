import type { Words } from '../seed-types.ts'

const popular: Words[] = [
  { en: 'sofa', zh: '梳化', cn: '沙发' },
  { en: 'pendant', zh: '吊燈', cn: '吊灯' },
  { en: 'dining table', zh: '餐枱', cn: '餐桌' },
  { en: 'site visit', zh: '度尺', cn: '量房' },
  { en: 'kitchen', zh: '廚房', cn: '厨房' },
]

/** Synonyms; traditional and simplified forms of a character already count as the same. */
export const searchTerms = {
  synonyms: [
    ['梳化', '沙發', 'sofa', 'couch', 'settee'],
    ['廁所', '洗手間', '浴室', '沖涼房', '衛生間', '卫浴', 'bathroom', 'toilet', 'washroom'],
    ['地氈', '地毯', 'rug', 'carpet'],
    ['度尺', '量房', '量度', '上門度尺', 'site visit', 'measurement'],
    ['雪櫃', '冰箱', 'fridge', 'refrigerator'],
    ['冷氣', '空調', 'air conditioner', 'aircon'],
    ['傢俬', '家具', 'furniture'],
    ['裝修', '翻新', 'renovation', 'refurbishment', 'fit-out'],
    ['咕臣', '抱枕', '靠墊', 'cushion', 'pillow'],
    ['衣櫃', '衣櫥', 'wardrobe', 'closet'],
    ['櫃', 'cabinet', 'cupboard'],
    ['茶几', 'coffee table', 'tea table'],
    ['寫字樓', '辦公室', 'office'],
    ['村屋', 'village house'],
    ['設計案例', '案例', '作品', 'projects', 'portfolio'],
  ],
  popular,
}
