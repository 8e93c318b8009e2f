import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

test('R36 a confirmation is only ever caused by a staff call', async () => {
  const cwd = join(import.meta.dirname, '../../..')
  const writing =
    /(?:moveRecord|confirmRecord)\(.*|(?:updateTable|insertInto)\('payment_records'\)|(?:update|into) payment_records/g
  const found: string[] = []
  for await (const name of glob('{src,database/migrations}/**/*.{ts,sql}', { cwd })) {
    if (/\.test\.ts$|src\/testing\//.test(name)) continue
    const text = await readFile(join(cwd, name), 'utf8')
    for (const [match] of text.matchAll(writing)) found.push(`${basename(name)}: ${match}`)
  }
  const state = (line: string) => /state: '(\w+)'/.exec(line)?.[1]
  // One statement updates a record, one place sets CONFIRMED, and one route leads there.
  expect(found.filter((line) => line.includes("updateTable('payment_records')"))).toHaveLength(1)
  expect(found.filter((line) => state(line) === 'CONFIRMED')).toEqual([
    expect.stringMatching(/^staff-payment-records-service\.ts: moveRecord\(trx, recordId, 'SUBMITTED'/),
  ])
  expect(
    found
      .filter((line) => line.includes('confirmRecord('))
      .map((line) => line.split(':')[0])
      .toSorted(),
  ).toEqual(['staff-payment-records-routes.ts', 'staff-payment-records-service.ts'])
  expect(found.filter((line) => /(?:update|into) payment_records/.test(line))).toEqual([])
})
