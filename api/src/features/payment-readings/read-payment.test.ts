import { describe, expect, test } from 'vitest'
import type { ReadLine } from '../../adapters/recognition/port.ts'
import { readPayment } from './read-payment.ts'

const expected = {
  cents: 1_280_000,
  reference: 'LM-7K3Q-90PD',
  payeeNumbers: ['161234567', '024-888-201-8003', '+852 9000 2018'],
  payeeNames: ['LUMEN INTERIORS LIMITED', '拾光設計有限公司'],
  now: new Date('2026-11-23T06:00:00Z'),
}

/** Lines as an engine returns them, one below the other; two spaces separate a label from its value. */
function linesOf(text: string): ReadLine[] {
  return text.split('\n').map((line, row) => {
    const words = [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      confidence: 0.95,
      box: { left: index * 40, right: (index + word.length) * 40, top: row * 60, bottom: row * 60 + 30 },
    }))
    return { text: line, confidence: 0.95, words }
  })
}

function read(text: string) {
  const { fields } = readPayment(linesOf(text), { width: 2000, height: 2000 }, expected)
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]))
}

describe('the fields of a payment picture', () => {
  test.each([
    ['HKS', 'Amount   HKS 12,800.00', 1_280_000],
    ['Chinese currency', '轉 賬 金 額   港 幣 12,800.00', 1_280_000],
    ['a whole amount', 'Amount   HK$12,800', 1_280_000],
    ['another country’s points, where it is the expected amount', 'Amount   HKD 12.800,00', 1_280_000],
    ['a lost point, where the rest is the expected amount', 'Amount   HKD 1280000', 1_280_000],
    ['letters for noughts', 'Amount   HKD6,1OO.OO', 610_000],
    ['a letter for the first nought', 'Amount   HK$ O.5O', 50],
    ['no figure in a word', 'Amount   HKD NOODLE', undefined],
    ['the same for another amount', 'Amount   HKD 13.800,00', undefined],
    ['a label before the largest', 'Amount   HK$500.00\nAvailable balance   HK$98,000.00', 50_000],
    ['nothing but a fee and a balance', '手續費   HK$5.00\n可用結餘   HK$98,000.00', undefined],
  ])('amount: %s', (_, text, cents) => {
    expect(read(text)['amount']).toBe(cents)
  })

  test.each([
    ['as it is', 'Remarks   LM-7K3Q-90PD', 'LM-7K3Q-90PD'],
    ['O for 0 and a bracket as J', '備註   「LM-7K3Q-9OPDJ', 'LM-7K3Q-90PD'],
    ['spaces for hyphens', 'Message   LM 7K3Q 90PD', 'LM-7K3Q-90PD'],
    ['without its prefix', 'Message   7K3Q90PD', 'LM-7K3Q-90PD'],
    ['another order', 'Message   LM-AAAA-2222', 'LM-AAAA-2222'],
    ['a letter misread', 'Message   LM-7K3Q-9OPB', 'LM-7K3Q-90PD'],
    ['a letter lost', 'Message   LM-7K3Q-90P)', 'LM-7K3Q-90PD'],
    ['a letter read twice', 'Message   LM-7K3Q-900PD', 'LM-7K3Q-90PD'],
    ['two letters others', 'Message   LM-7K3Q-98PB', 'LM-7K3Q-98PB'],
  ])('reference: %s', (_, text, reference) => {
    expect(read(text)['reference']).toBe(reference)
  })

  test.each([
    ['23/11/2026 14:05', '2026-11-23T14:05'],
    ['2026-11-23 14:05:27', '2026-11-23T14:05'],
    ['2026 年 11 月 23 日 下 午 2:05', '2026-11-23T14:05'],
    ['2026年11月23日 上午12:05', '2026-11-23T00:05'],
    ['23 Nov 2026 2:05 PM', '2026-11-23T14:05'],
    ['Nov 3, 2026', '2026-11-03'],
    ['2026年1月23日 下午2:05', '2026-11-23T14:05'],
    ['25/11/2026 14:05', undefined],
    ['31/02/2026 14:05', undefined],
  ])('date: %s', (text, moment) => {
    expect(read(text)['paid_at']).toBe(moment)
  })

  test.each([
    ['FPS ID   161234567', '161234567'],
    ['賬戶號碼   024-888-***-8003', '024-888-201-8003'],
    ['Mobile number   +852 90002018', '+852 9000 2018'],
    ['Account number   123-456-789-001', '123-456-789-001'],
    ['From account   024-888-201-8003', undefined],
  ])('payee number: %s', (text, number) => {
    expect(read(text)['payee_number']).toBe(number)
  })

  test('a complete match with a number of the studio is certain, and a masked one as certain as the engine is', () => {
    const unsure = (text: string) =>
      linesOf(text).map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, confidence: 0.7 })) }))
    const fieldOf = (text: string) =>
      readPayment(unsure(text), { width: 2000, height: 2000 }, expected).fields.payee_number
    expect(fieldOf('中 國 銀 行 024-888-201-8003')).toMatchObject({ value: '024-888-201-8003', confidence: 0.9 })
    expect(fieldOf('賬戶號碼   024-888-***-8003')).toMatchObject({ value: '024-888-201-8003', confidence: 0.7 })
    expect(fieldOf('中 國 銀 行 123-456-789-001')).toBeUndefined()
  })

  test('a transaction number with letters read as a Chinese character is not certain', () => {
    const fieldOf = (text: string) =>
      readPayment(linesOf(text), { width: 2000, height: 2000 }, expected).fields.transaction
    expect(fieldOf('交 易 編 號   EJ966854184051')).toMatchObject({ value: 'EJ966854184051', confidence: 0.95 })
    expect(fieldOf('交 易 編 號   日 966854184051')).toMatchObject({ value: '966854184051', confidence: 0.76 })
  })

  test('strips control characters and keeps at most 4,000 characters', () => {
    const { text } = readPayment(
      linesOf(`\u0000\u202Emark\u0007\n${'x'.repeat(9000)}`),
      { width: 9, height: 9 },
      expected,
    )
    expect(text).toMatch(/^mark\nx+$/)
    expect(text).toHaveLength(4000)
  })
})
