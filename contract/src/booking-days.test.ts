import { describe, expect, test } from 'vitest'
import { bookingFault, slotsOnOffer } from './booking-days.ts'

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '10:30', closes: '19:00', closed_on: ['2026-12-25'] }
const rules = { hours, daysAhead: 40 }
const friday = new Date('2026-11-20T04:00:00Z')
const daysOf = (offer: { day: string }[]) => offer.map(({ day }) => day)

describe('the days and slots on offer', () => {
  test('begin tomorrow by the clock of Hong Kong, and end at the horizon', () => {
    expect(slotsOnOffer(rules, new Date('2026-11-20T15:59:00Z'))[0]?.day).toBe('2026-11-21')
    expect(slotsOnOffer(rules, new Date('2026-11-20T16:00:00Z'))[0]?.day).toBe('2026-11-23')
    expect(slotsOnOffer(rules, friday).at(-1)?.day).toBe('2026-12-30')
  })

  test('leave out the days on which the studio is closed', () => {
    expect(daysOf(slotsOnOffer(rules, friday, '2026-11-21', '2026-11-24'))).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
    ])
    expect(daysOf(slotsOnOffer(rules, friday, '2026-12-24', '2026-12-26'))).toEqual(['2026-12-24', '2026-12-26'])
  })

  test.each([
    ['10:30', '19:00', ['MORNING', 'AFTERNOON', 'EVENING']],
    ['09:00', '18:30', ['MORNING', 'AFTERNOON']],
    ['12:30', '22:00', ['AFTERNOON', 'EVENING']],
  ])('from %s to %s are %j', (opens, closes, slots) => {
    expect(slotsOnOffer({ hours: { ...hours, opens, closes }, daysAhead: 1 }, friday)).toEqual([
      { day: '2026-11-21', slots },
    ])
  })

  test.each([
    ['2026-11-20', 'MORNING', 'preferred_date', 'day-past'],
    ['2020-01-06', 'MORNING', 'preferred_date', 'day-past'],
    ['2026-11-22', 'MORNING', 'preferred_date', 'day-closed'],
    ['2026-12-25', 'MORNING', 'preferred_date', 'day-closed'],
    ['2026-12-31', 'MORNING', 'preferred_date', 'day-too-far'],
    ['2199-01-01', 'MORNING', 'preferred_date', 'day-too-far'],
  ] as const)('%s %s: %s is %s', (preferred_date, time_slot, field, code) => {
    expect(bookingFault({ preferred_date, time_slot }, rules, friday)).toEqual({ field, code })
  })

  test('a slot outside the hours is refused by name, and what is on offer is not', () => {
    const early = { hours: { ...hours, closes: '18:00' }, daysAhead: 40 }
    const wish = { preferred_date: '2026-11-23', time_slot: 'EVENING' } as const
    expect(bookingFault(wish, early, friday)).toEqual({ field: 'time_slot', code: 'slot-not-on-offer' })
    expect(bookingFault(wish, rules, friday)).toBeUndefined()
  })
})
