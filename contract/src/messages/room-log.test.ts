import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { renovationActions } from '../renovation-actions.ts'
import { renovations as cn } from './cn/renovations.ts'
import { renovations as cnOfStaff } from './cn/staff/renovations.ts'
import { renovations as en } from './en/renovations.ts'
import { renovations as enOfStaff } from './en/staff/renovations.ts'
import { renovations as zh } from './zh/renovations.ts'
import { renovations as zhOfStaff } from './zh/staff/renovations.ts'

const events = {
  zh: [zh.events, zhOfStaff.renovations.events],
  cn: [cn.events, cnOfStaff.renovations.events],
  en: [en.events, enOfStaff.renovations.events],
}

test.each(locales)('R12 every action in the log of a room has a message in %s, for members and for staff', (locale) => {
  for (const sentences of events[locale])
    expect(Object.keys(sentences).toSorted()).toEqual(renovationActions.toSorted())
})
