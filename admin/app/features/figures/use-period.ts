import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { periodDaysAtMost } from '@fitout/contract/staff/figures.ts'
import { useSearchParams } from 'react-router'
import { useToday } from '../../shared/use-today.ts'

/** How many days each choice covers, today included. */
const daysOf = { today: 1, week: 7, month: 30, quarter: 90, year: 365 } as const
export const periodChoices = [...(Object.keys(daysOf) as (keyof typeof daysOf)[]), 'custom'] as const
export type PeriodChoice = (typeof periodChoices)[number]

const dayPattern = /^\d{4}-\d\d-\d\d$/
const dayInMilliseconds = 86_400_000

/** The period in the address, so that links and the back button keep it. */
export function usePeriod() {
  const today = useToday()
  const [address, setAddress] = useSearchParams()
  const asked = { from: address.get('from') ?? '', until: address.get('until') ?? '' }
  const isCustom = dayPattern.test(asked.from) && dayPattern.test(asked.until)
  const named = periodChoices.find((one) => one === address.get('period'))
  const choice: PeriodChoice = isCustom ? 'custom' : named === undefined || named === 'custom' ? 'month' : named
  const period = choice === 'custom' ? asked : lastDays(daysOf[choice], today)
  const days = (Date.parse(period.until) - Date.parse(period.from)) / dayInMilliseconds + 1
  return {
    choice,
    period,
    isRight: days >= 1 && days <= periodDaysAtMost,
    choose: (next: PeriodChoice) => setAddress(next === 'custom' ? period : { period: next }, { replace: true }),
    setDays: (next: { from: string; until: string }) => setAddress(next, { replace: true }),
  }
}

function lastDays(days: number, until: string) {
  return { from: hongKongDay(new Date(`${until}T12:00:00+08:00`), 1 - days), until }
}
