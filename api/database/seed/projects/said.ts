import type { Words } from '../seed-types.ts'

export function said(en: string, zh: string, cn: string): Words {
  return { en, zh, cn }
}
