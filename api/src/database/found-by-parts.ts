import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a text can hold what was typed, by the index of the text that leads to fewer rows: four digits in a row at a time where
 * there are such, else pairs of letters, and Chinese characters one by one. What is found has to be compared whole.
 */
export function mayHold(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return /\d{4}/.test(typed)
    ? sql<boolean>`digit_runs(${text}) @> digit_runs(${typed})`
    : sql<boolean>`search_grams(${text}) @> search_grams(${typed})`
}
