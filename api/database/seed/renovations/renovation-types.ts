import type { plansOffered } from '@fitout/contract/instalments.ts'
import { keysOf, projectScopes, projectStyles, roomTypes } from '@fitout/contract/project-options.ts'
import { groupKey, lineKind, unitKey } from '@fitout/contract/quotation-content.ts'
import { renovationFacts } from '@fitout/contract/renovations.ts'
import { z } from 'zod'
import { words } from '../seed-types.ts'

const seedLine = z.strictObject({
  /** The same in all versions of a quotation. */
  key: z.string(),
  kind: lineKind.default('WORK'),
  title: words,
  unit: unitKey,
  qty: z.number(),
  price: z.number(),
  room: z.enum(keysOf(roomTypes)).optional(),
  set: z.string().optional(),
  isDefault: z.boolean().optional(),
})
export type SeedLine = z.output<typeof seedLine>

const seedGroup = z.strictObject({ key: groupKey, lines: z.array(seedLine) })

const seedStage = z.strictObject({
  key: z.string(),
  title: words,
  weight: z.int(),
  /** Days after the start of the works. */
  starts: z.int(),
  workingDays: z.int(),
})

const seedQuotation = z.strictObject({
  plan: z.enum(['two', 'five', 'six'] satisfies (keyof typeof plansOffered)[]),
  /** Days from sending to the start of the works. */
  starts: z.int(),
  workingDays: z.int(),
  stages: z.array(seedStage),
  discount: z.strictObject({ amount: z.number(), reason: words }).optional(),
  /** Where they differ from the shop's terms. */
  exclusions: z.array(words).optional(),
  groups: z.array(seedGroup),
})
export type SeedQuotation = z.output<typeof seedQuotation>

export const seedRenovation = z.strictObject({
  title: z.string(),
  language: z.enum(['zh', 'cn', 'en']),
  facts: z.strictObject({
    property_type: renovationFacts.property_type,
    district: renovationFacts.district.unwrap(),
    saleable_sqft: z.int(),
    scope: z.enum(keysOf(projectScopes)),
    style: z.enum(keysOf(projectStyles)),
    budget: renovationFacts.budget,
  }),
  address: z.string(),
  quotation: seedQuotation,
  /** The differences of the second version: whole groups; one without lines is removed. */
  revised: z.array(seedGroup).optional(),
})
export type SeedRenovation = z.output<typeof seedRenovation>
