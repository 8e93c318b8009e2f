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
  /** What they answer, which is not yet what has been typed since. */
  keyword: string
  groups: SearchGroup[]
  hasFailed: boolean
}

/** What the shop has for these words, a moment after the last of them was typed. */
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
    // What could not be asked without a network is asked again with one.
  }, [keyword, locale, offline])

  return keyword === '' ? undefined : suggestions
}
