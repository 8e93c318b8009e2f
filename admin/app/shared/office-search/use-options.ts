import type { Answer } from '@fitout/contract/endpoint.ts'
import { foundAtMost, officeSearchKinds, searchOffice } from '@fitout/contract/staff/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type TranslateFunction, useLocale, useTranslate, useTranslations } from '../i18n.ts'
import type { FoundAct, MenuEntry } from '../manifest.ts'
import { showTime } from '../show-time.ts'
import { staffCall } from '../staff-call.ts'
import { useAction } from '../use-action.ts'
import { useMay } from '../use-may.ts'
import { afterVerb } from './after-verb.ts'
import { isNamed } from './is-named.ts'
import type { Searchable } from './searchable.ts'

export type Option = {
  id: string
  group: 'commands' | 'places' | keyof typeof officeSearchKinds
  label: string
  detail?: string
  go: () => unknown
}

/** Faster than a person types: only a scanner or a paste in pieces waits for its end. */
const pauseMilliseconds = 40

/** The matches for the input: actions and screens, by name in any language, and records found by the API. */
export function useOptions(typed: string, entries: readonly MenuEntry[], searchable: Searchable): Option[] {
  const t = useTranslate()
  const translations = useTranslations()
  const inEach = useMemo(() => inEachOf(translations), [translations])
  const navigate = useNavigate()
  const { run } = useAction()
  const may = useMay()
  const found = useFound(typed)
  const acts = searchable.acts.filter(({ permission }) => may(permission))
  const objectOf = ({ name }: FoundAct) =>
    inEach(name)
      .map((act) => afterVerb(act, typed))
      .find((object) => object !== undefined)
  const [object = ''] = acts.flatMap((act) => objectOf(act) ?? [])
  const ofActs = useFound(object).filter(({ _id: id }) => !found.some(({ _id }) => _id === id))
  const named = (group: 'commands' | 'places', all: readonly (typeof searchable.commands)[number][]): Option[] =>
    all
      .filter(
        ({ name, also, to, permission }) =>
          may(permission) && isNamed([...inEach(name), ...(also ? inEach(also) : []), to], typed),
      )
      .map(({ name, to }) => ({ id: `${group} ${to}`, group, label: t(name), go: () => navigate(to) }))
  const actsOn = (thing: Found, offered: readonly FoundAct[]) =>
    offered
      .filter(({ kind, isFor }) => kind === thing.kind && isFor(thing))
      .map(({ name, run: act, undo }): Option => {
        const label = t(name, { title: thing.title })
        return {
          id: `${name} ${thing._id}`,
          group: 'commands',
          label,
          go: () => run(() => act(thing._id), t('done.act', { act: label }), undo && (() => undo(thing._id))),
        }
      })
  const meantActs = acts.filter((act) => objectOf(act) !== undefined)
  const commands = [
    ...named('commands', searchable.commands),
    ...found.flatMap((thing) => actsOn(thing, acts)),
    ...ofActs.flatMap((thing) => actsOn(thing, meantActs)),
  ]
  // A caller knows when they ordered or wrote, and has often done so more than once.
  const detailOf = ({ kind, detail, at, is_active: isActive }: Found) =>
    [
      detail,
      (kind === 'order' || kind === 'enquiry') && showTime(at),
      !isActive && kind !== 'campaign' && t('officeSearch.archived'),
    ]
      .filter(Boolean)
      .join(' · ')
  const things = found.flatMap((thing): Option[] => {
    const { kind, _id, title } = thing
    const to = searchable.found[kind]?.(_id)
    const shown = { group: kind, label: title, detail: detailOf(thing) }
    return to ? [{ id: `${kind} ${_id}`, ...shown, go: () => navigate(to) }] : []
  })
  const all = [...Map.groupBy(found, ({ kind }) => kind)].flatMap(([kind, same]): Option[] => {
    const to = same.length === foundAtMost && searchable.foundAll[kind]?.(typed.trim())
    const label = t(`officeSearch.all.${kind}`, { typed: typed.trim() })
    return to ? [{ id: `all ${kind}`, group: kind, label, go: () => navigate(to) }] : []
  })
  const screens = named('places', entries)
  // Records may contain the name of a screen; typed in full, it means the screen.
  const meant = screens.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())
  const rank = (option: Option) =>
    option === meant ? -2 : option.group === meant?.group ? -1 : order.indexOf(option.group)
  return [...commands, ...things, ...all, ...screens].toSorted((a, b) => rank(a) - rank(b))
}

const order: readonly Option['group'][] = [
  'commands',
  ...(Object.keys(officeSearchKinds) as Option['group'][]),
  'places',
]

/** A message in each language, translated once: each letter asks for a hundred of them. */
function inEachOf(translations: readonly TranslateFunction[]): (key: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (key) => {
    const words = known.get(key) ?? translations.map((translate) => translate(key, { title: '' }))
    known.set(key, words)
    return words
  }
}

/** What is typed: at once, letters in quick succession once they pause. */
function useAsked(typed: string): string {
  const [settled, setSettled] = useState(typed)
  const last = useRef(0)
  useEffect(() => {
    const now = performance.now()
    const wait = now - last.current < pauseMilliseconds ? pauseMilliseconds : 0
    last.current = now
    const timer = setTimeout(() => setSettled(typed), wait)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

type Found = Answer<typeof searchOffice>['data'][number]

function useFound(typed: string) {
  const locale = useLocale()
  const q = useAsked(typed.trim())
  // A single letter is not searched, a single Chinese character is.
  const isEnough = q.length > 1 || /\p{Script=Han}/u.test(q)
  const { data = [] } = useQuery({
    queryKey: [searchOffice.path, q, locale],
    queryFn: async () => (await staffCall(searchOffice, { query: { q } })).data,
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return isEnough ? data : []
}
