import { expect, test } from 'vitest'
import { readCsv } from './csv-reader.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const rowsOf = (pieces: Uint8Array[]) => Array.fromAsync(readCsv(pieces))

const cases: [text: string, rows: string[][]][] = [
  ['', []],
  ['\uFEFFa', [['a']]],
  [
    'a,b\r\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a\rb\n\nc\r\n', [['a'], ['b'], [''], ['c']]],
  ['a\r', [['a']]],
  ['"a""b","c\r\nd, e",\n', [['a"b', 'c\r\nd, e', '']]],
  ['"","\'=1+1",\'-,-1', [['', '=1+1', '-', '-1']]],
  ['梳化,"""引號"""\n', [['梳化', '"引號"']]],
]

test.each(cases)('reads %j, wherever it is split into pieces', async (text, rows) => {
  const whole = bytes(text)
  for (let size = 1; size <= whole.length + 1; size += 1) {
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
      whole.subarray(at * size, (at + 1) * size),
    )
    expect([size, await rowsOf(pieces)]).toEqual([size, rows])
  }
})

test.each(['a,"open\n', 'a"b\n', '"a"b\n', '"a"b', 'a\n"'])('refuses %j', async (text) => {
  await expect(rowsOf([bytes(text)])).rejects.toMatchObject({ code: 'file-not-csv' })
  await expect(rowsOf([...bytes(text)].map((byte) => Uint8Array.of(byte)))).rejects.toMatchObject({
    code: 'file-not-csv',
  })
})

test('refuses invalid UTF-8 and a file that ends within a character', async () => {
  for (const wrong of [Uint8Array.of(0xbe, 0xf3), bytes('梳').subarray(0, 2)]) {
    await expect(rowsOf([wrong])).rejects.toMatchObject({ code: 'file-not-csv' })
  }
})

test.each([
  ['cells', ','.repeat(9_000_000)],
  ['characters', `"${'x'.repeat(9_000_000)}`],
  ['characters without a quote', 'x'.repeat(9_000_000)],
])('refuses a row of millions of %s as soon as it is too long', async (_, text) => {
  const whole = bytes(text)
  let taken = 0
  async function* pieces() {
    for (let at = 0; at < whole.length; at += 65_536) {
      taken += 1
      yield whole.subarray(at, at + 65_536)
    }
  }
  await expect(Array.fromAsync(readCsv(pieces()))).rejects.toMatchObject({ code: 'row-too-long' })
  expect(taken).toBe(1)
})
