import type { Words } from '../seed-types.ts'

/** The authors of the journal. The demo company has no real staff. */
export const authors = {
  designer: { en: 'Vivian Lau, senior designer', zh: '資深設計師劉慧欣', cn: '资深设计师刘慧欣' },
  siteManager: { en: 'Kelvin Ho, site manager', zh: '工程主任何啟軒', cn: '工程主管何启轩' },
  joinery: { en: 'Mandy Chan, joinery designer', zh: '傢俬設計師陳敏怡', cn: '家具设计师陈敏怡' },
} as const satisfies Record<string, Words>
