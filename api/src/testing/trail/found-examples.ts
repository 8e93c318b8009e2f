import { readdir } from 'node:fs/promises'
import type { ShopGoods } from '../shop-goods.ts'
import type { Member } from '../members.ts'
import type { StaffVisitor } from '../staff.ts'
import type { TestShop } from '../test-shop.ts'
import type { Example } from './example.ts'

/** A list of the API, its query, and a call that adds a row to it. */
export type GrowingList = [path: string, query: string | (() => string), arrive: () => Promise<unknown>]

/** A shop and a member in it. */
export type MemberStage = { shop: TestShop; goods: ShopGoods; member: Member }
export type GrowingStage = MemberStage & { owner: StaffVisitor }

/** What a file of examples may export besides lists of examples. */
type ExamplesFile = {
  /** The paged lists of the feature. */
  growing?: (stage: () => GrowingStage) => GrowingList[]
  /** By method and path: why a staff write cannot depend on anything a customer could have changed meanwhile. */
  cannotBeStale?: Record<string, string>
  /** Leaves a row of the member in each table of the feature, for the copy of personal data and its deletion. */
  leave?: (stage: MemberStage) => Promise<unknown>
}

const names = (await readdir(new URL('./', import.meta.url))).filter((name) => name.endsWith('-examples.ts')).toSorted()
const files = await Promise.all(
  names.map(async (name) => [name, (await import(/* @vite-ignore */ `./${name}`)) as ExamplesFile] as const),
)

/** All examples, by the file in this folder that contains them. */
export const foundExamples: [file: string, examples: Example[]][] = files.map(([name, file]) => [
  name,
  Object.values<unknown>(file)
    .filter((one): one is Example[] => Array.isArray(one))
    .flat(),
])

export const growingLists = (stage: () => GrowingStage): GrowingList[] =>
  files.flatMap(([, { growing }]) => growing?.(stage) ?? [])

export const reasonsOfExamples: Record<string, string> = Object.assign(
  {},
  ...files.map(([, { cannotBeStale }]) => cannotBeStale ?? {}),
)

/** Leaves a member's rows in the tables of all features that provide them. */
export async function leaveRows(stage: MemberStage): Promise<void> {
  for (const [, { leave }] of files) await leave?.(stage)
}
