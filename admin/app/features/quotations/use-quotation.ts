import { keysOf } from '@fitout/contract/project-options.ts'
import type { WrittenHead } from '@fitout/contract/quotation-content.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import { findStaffQuotation, saveQuotationGroup, saveQuotationHead } from '@fitout/contract/staff/quotations.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { staffCall } from '../../shared/staff-call.ts'
import { type Draft, Keeper } from './keeper.ts'
import {
  draftOf,
  type GroupKey,
  isSound,
  type LineDraft,
  writtenLines,
} from '../../shared/quotation-lines/line-draft.ts'
import { headOf, type Quotation, type VersionPath, withoutEmptyTexts } from './quotation.ts'

const pauseMilliseconds = 1500
const lookAgainMilliseconds = 30_000

const keyOf = ({ id, version }: VersionPath) => ['quotations', id, version]

/** A version; a draft is refreshed with what colleagues save. */
export function useVersion(path: VersionPath) {
  return useQuery({
    queryKey: keyOf(path),
    queryFn: async () => (await staffCall(findStaffQuotation, { params: path })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'DRAFT' ? lookAgainMilliseconds : false),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

type Keepers = { groups: Keeper<LineDraft[]>; head: Keeper<WrittenHead> }

/** Unsaved input survives a visit to another screen. */
const open = new Map<string, Keepers>()

function keepersOf(path: VersionPath, queries: QueryClient): Keepers {
  const name = `${path.id}/${path.version}`
  const found = open.get(name)
  if (found) return found
  const made = newKeepers(path, queries)
  open.set(name, made)
  return made
}

function newKeepers(path: VersionPath, queries: QueryClient): Keepers {
  const saved = () => {
    const data = queries.getQueryData<Quotation>(keyOf(path))
    if (!data) throw new Error('A quotation is kept once it is read')
    return data
  }
  const newest = async () => accept(queries, path, (await staffCall(findStaffQuotation, { params: path })).data)
  const groups = new Keeper<LineDraft[]>({
    pauseMilliseconds,
    isSound,
    read: (key) => groupIn(saved(), key),
    newest: async (key) => groupIn(await newest(), key),
    write: async (key, { value, revision }) => {
      const call = { params: { ...path, key }, body: { revision, lines: writtenLines(value) } }
      return groupIn(accept(queries, path, (await staffCall(saveQuotationGroup, call)).data), key).revision
    },
  })
  const headIn = (quotation: Quotation) => ({
    value: headOf(quotation.content),
    revision: quotation.head_revision,
    ...quotation.head_saved,
  })
  const head = new Keeper<WrittenHead>({
    pauseMilliseconds,
    isSound: () => true,
    read: () => headIn(saved()),
    newest: async () => headIn(await newest()),
    write: async (_, { value, revision }) => {
      const call = { params: path, body: { ...withoutEmptyTexts(value), revision } }
      return accept(queries, path, (await staffCall(saveQuotationHead, call)).data).head_revision
    },
  })
  return { groups, head }
}

function groupIn({ content }: Quotation, key: string) {
  const group = content.groups.find((one) => one.key === key)
  return {
    value: (group?.lines ?? []).map(draftOf),
    revision: group?.revision ?? 0,
    staff_name: group?.staff_name ?? null,
    saved_at: group?.saved_at ?? null,
  }
}

/** Answers may arrive out of order: only a newer one replaces the known state. */
export function accept(queries: QueryClient, path: VersionPath, quotation: Quotation): Quotation {
  queries.setQueryData<Quotation>(keyOf(path), (known) =>
    known && known.revision > quotation.revision && known.status === quotation.status ? known : quotation,
  )
  return quotation
}

export type GroupDraft = { key: GroupKey; kept: Draft<LineDraft[]> }

/** A draft on the screen: input over the saved state. */
export function useDraftParts(path: VersionPath, quotation: Quotation) {
  const queries = useQueryClient()
  const [keepers] = useState(() => keepersOf(path, queries))
  const groupDrafts = useSyncExternalStore(keepers.groups.subscribe, keepers.groups.kept)
  const headDraft = useSyncExternalStore(keepers.head.subscribe, keepers.head.kept)
  const isSaved = keepers.groups.isSaved() && keepers.head.isSaved()

  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSaved])
  useEffect(() => () => void Promise.all([keepers.groups.flush(), keepers.head.flush()]), [keepers])

  const keys = orderedKeys(quotation, [...groupDrafts.keys()])
  // The same lines as long as nothing new is saved, so that rows do not rerender with every key.
  const savedGroups = useMemo(
    () => new Map(quotation.content.groups.map(({ key }) => [key as string, groupIn(quotation, key)])),
    [quotation],
  )
  const head = newer(headDraft.get('head'), { value: headOf(quotation.content), revision: quotation.head_revision })
  return {
    keepers,
    isSaved,
    head,
    groups: keys.map((key): GroupDraft => ({
      key,
      kept: newer(groupDrafts.get(key), savedGroups.get(key) ?? groupIn(quotation, key)),
    })),
    flush: async () => {
      const saved = await Promise.all([keepers.groups.flush(), keepers.head.flush()])
      return saved.every(Boolean)
    },
  }
}

function newer<Value>(kept: Draft<Value> | undefined, saved: { value: Value; revision: number }): Draft<Value> {
  if (kept && (kept.state !== 'saved' || kept.revision >= saved.revision)) return kept
  return { value: saved.value, base: saved.value, revision: saved.revision, state: 'saved' }
}

/** As saved; new trades on the screen are inserted in the order of work. */
function orderedKeys({ content }: Quotation, kept: string[]): GroupKey[] {
  const saved = content.groups.map(({ key }) => key)
  const added = keysOf(quotationGroups).filter((key) => kept.includes(key) && !saved.includes(key))
  return [...saved, ...added]
}
