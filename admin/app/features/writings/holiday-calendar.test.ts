import { expect, test } from 'vitest'
import { withCalendars } from './holiday-calendar.ts'

const before = {
  years: [
    { year: 2025, is_gazetted: true, holidays: [{ day: '2025-01-01', title: { en: 'The first day of January' } }] },
    {
      year: 2027,
      is_gazetted: false,
      holidays: [
        { day: '2027-02-07', title: { en: 'A guess' } },
        { day: '2027-02-06', title: { en: 'Lunar New Year’s Day', zh: '年初一', cn: '年初一' } },
      ],
    },
  ],
}

function calendar(...events: [day: string, summary: string][]): string {
  const lines = events.flatMap(([day, summary]) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${day}`,
    'TRANSP:TRANSPARENT',
    `UID:${day}@1823.gov.hk`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

test('a file of the Government replaces its years, and languages are merged', () => {
  const tc = calendar(['20270206', '農曆年初一'], ['20270208', '農曆年初三'])
  const sc = calendar(['20270206', '农历年初一'], ['20270208', '农历年初三'])
  const en = calendar(['20270206', 'Lunar New Year\\, first\r\n  day'], ['20270208', 'The third day'])
  expect(withCalendars(before, [tc, sc, en])).toEqual({
    years: [
      before.years[0],
      {
        year: 2027,
        is_gazetted: true,
        holidays: [
          { day: '2027-02-06', title: { zh: '農曆年初一', cn: '农历年初一', en: 'Lunar New Year, first day' } },
          { day: '2027-02-08', title: { zh: '農曆年初三', cn: '农历年初三', en: 'The third day' } },
        ],
      },
    ],
  })
})

test('texts of a known day in other languages stay, and an unconfirmed day leaves its year unchecked', () => {
  const years = withCalendars(before, [calendar(['20270206', '[TBC] 農曆年初一'])])?.years
  expect(years?.[1]).toEqual({
    year: 2027,
    is_gazetted: false,
    holidays: [{ day: '2027-02-06', title: { en: 'Lunar New Year’s Day', zh: '農曆年初一', cn: '年初一' } }],
  })
})

test.each(['', 'no calendar', calendar(), '{"vcalendar":[]}', calendar(['2027020', 'No day'])])(
  'a file without days changes nothing (%#)',
  (text) => {
    expect(withCalendars(before, [text])).toBeUndefined()
  },
)
