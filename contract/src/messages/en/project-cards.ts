import type { Translated } from '../message-types.ts'
import type { projectCards as source } from '../zh/project-cards.ts'

export const projectCards: Translated<typeof source> = {
  area: '{sqft, number} sq ft',
}
