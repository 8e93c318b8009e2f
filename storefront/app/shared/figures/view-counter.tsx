import type { Locale } from '@fitout/contract/locales.ts'
import { useEffect } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { fromLean, type Lean } from '../page/lean-data.ts'
import { useScreen } from '../page/screen.ts'
import { noteView } from './note-view.ts'

type Search = { keyword: string; groups: unknown[] }

/** Counts page views; booking form and checkout are the only personal pages included. */
export function ViewCounter({ locale }: { locale: Locale }) {
  const { key, screen } = useScreen()
  const shown = useMatches().at(-1)
  const isIdle = useNavigation().state === 'idle'
  const { id } = shown?.params ?? {}
  const search = key === 'search' && shown?.loaderData ? fromLean(shown.loaderData as Lean<Search>) : undefined
  const keyword = search?.keyword.slice(0, 200) || undefined
  const isFound = search && search.groups.length > 0

  useEffect(() => {
    if (!isIdle || !key) return
    const isPrivate = screen?.personal === true && key !== 'cart' && key !== 'checkout'
    noteView({ screen: key, locale, id, keyword, is_found: isFound }, isPrivate)
  }, [isIdle, key, screen, locale, id, keyword, isFound])
  return null
}
