import { describe, expect, test } from 'vitest'
import { fpsCode } from './fps-code.ts'

describe('the code for the Faster Payment System', () => {
  test.each([
    [
      { account: '+852-67891234', amount: '100', payee: 'company_1_data', reference: 'INV/TEST/0001' },
      '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
    ],
    [
      { account: '+852-67891234', amount: '100.5', payee: 'company_1_data', reference: 'INV/TEST/0002' },
      '00020101021226330012hk.com.hkicl0313+852-678912345204000053033445405100.55802HK5914company_1_data6002HK62170513INV/TEST/000263049E64',
    ],
    [{ account: '1234567' }, '00020101021126270012hk.com.hkicl020712345675204000053033445802HK5902NA6002HK63042E94'],
    [
      { account: '1234567', amount: '12800.00', bill: 'PRJ20260001A1' },
      '00020101021226270012hk.com.hkicl02071234567520400005303344540812800.005802HK5902NA6002HK62170113PRJ20260001A16304FFFD',
    ],
    [
      { account: '123456789', amount: '388.5', reference: 'ORD-20260001', endsAt: '261231235959' },
      '00020101021226450012hk.com.hkicl020912345678905122612312359595204000053033445405388.55802HK5902NA6002HK62160512ORD-202600016304AA01',
    ],
    [
      { account: 'pay@example.com', amount: '100' },
      '00020101021226350012hk.com.hkicl0415pay@example.com52040000530334454031005802HK5902NA6002HK6304A31C',
    ],
  ])('equals that of other implementations: %o', (bill, code) => {
    expect(fpsCode(bill)).toBe(code)
  })

  test('names the payee in Latin within its limit, and rejects other kinds of account', () => {
    expect(fpsCode({ account: '1234567', payee: '拾光 LUMEN INTERIORS AND RENOVATION' })).toContain(
      '5925LUMEN INTERIORS AND RENOV6002HK',
    )
    expect(fpsCode({ account: '012-345678-001' })).toBeUndefined()
    expect(fpsCode({ account: '+852-1234' })).toBeUndefined()
  })
})
