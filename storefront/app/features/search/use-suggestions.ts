import { searchEverything } from '@fitout/contract/search.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useEffect, useState } from 'react'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useIsOffline } from '../../shared/network/network-state.ts'

const debounceMilliseconds = 180
const shownPerGroup = 4

export type SearchGroup = Answer<typeof searchEverything>['data']['groups'][number]
export type Suggestions = {
  /** The query they answer, which may be older than the current input. */
  keyword: string
  groups: SearchGroup[]
  hasFailed: boolean
}

/** The shop's suggestions for the input, requested a moment after typing stops. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const locale = useLocale()
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const keyword = typed.trim()
  const offline = useIsOffline()

  useEffect(() => {
    if (keyword === '') {
      setSuggestions(undefined)
      return undefined
    }
    const stop = new AbortController()
    const suggest = async () => {
      try {
        const query = { keyword, locale, per_group: shownPerGroup }
        const { data } = await quietCall(searchEverything, { query, signal: stop.signal })
        setSuggestions({ keyword, groups: data.groups, hasFailed: false })
      } catch {
        if (!stop.signal.aborted) setSuggestions({ keyword, groups: [], hasFailed: true })
      }
    }
    const timer = setTimeout(() => void suggest(), debounceMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // A request that failed offline is repeated online.
  }, [keyword, locale, offline])

  return keyword === '' ? undefined : suggestions
}
