import type { ComponentType } from 'react'
import { useTranslate } from './i18n.ts'
import { useNotify } from './notices.ts'
import { useOnEach } from './on-each.ts'
import { useAction } from './use-action.ts'
import type { Selection } from './use-selection.ts'

/** A bulk action: the call for one row, for each, or one for all. */
export type Act<Row> = OnEach<Row> | Together<Row> | Asked<Row>

type Named<Row> = {
  label: string
  /** Its shortcut key; of several actions with one key the first applicable one. */
  key?: 'a'
  /** The rows it applies to. */
  isFor: (row: Row) => boolean
}

/** Changes nothing, e.g. prints a document, so it runs without confirmation and the rows stay ticked. */
type Together<Row> = Named<Row> & { together: (rows: readonly Row[]) => Promise<unknown> }

/** Asks for the parameters beforehand, in a dialog of its own. */
export type Asked<Row> = Named<Row> & { Ask: ComponentType<AskProps<Row>> }

export type AskProps<Row> = {
  title: string
  rows: readonly Row[]
  isRunning: boolean
  onRun: (run: OnEach<Row>['run'], also?: RunOptions<Row>) => Promise<boolean>
  onClose: () => void
}

type RunOptions<Row> = {
  undo?: OnEach<Row>['undo']
  /** Those of the rows that it is for now; the others stay ticked. */
  some?: readonly Row[]
}

export type OnEach<Row> = Named<Row> & {
  /** Asks for one reason for all, under this label. */
  reason?: string
  run: (row: Row, reason: string) => Promise<unknown>
  /** Reverts it for a row in its former state, if that leaves no trace. */
  undo?: (row: Row) => Promise<unknown>
}

export type Bulk<Row> = {
  acts: readonly Act<Row>[]
  /** The name of a row. */
  nameOf: (row: Row) => string
}

/**
 * Runs an action for each ticked row, one after the other, as if each were opened: with its own permission, check and audit
 * entry. Refused rows stay ticked and are named with the reason.
 */
export function useBulk<Row>(
  { chosen, choose }: Pick<Selection<Row>, 'chosen' | 'choose'>,
  nameOf: Bulk<Row>['nameOf'],
) {
  const t = useTranslate()
  const notify = useNotify()
  const { run, isRunning } = useAction()
  const { onEach, wordsOfRefused, revert } = useOnEach(nameOf)

  async function runAll(act: OnEach<Row>, reason: string, some?: readonly Row[]): Promise<boolean> {
    const all = chosen.filter(act.isFor)
    const rows = some ?? all
    const { undo } = act
    let refused: Awaited<ReturnType<typeof onEach>> = []
    const isDone = await run(async () => {
      refused = await onEach(rows, (row) => act.run(row, reason))
      const done = rows.filter((row) => !refused.some((one) => one.row === row))
      const message = t('kit.bulk.done', { act: act.label, done: done.length, count: rows.length })
      if (done.length > 0) notify(message, { type: 'success', undo: undo && (() => revert(done, undo)) })
      if (refused.length > 0) notify(wordsOfRefused(refused), { type: 'error', multiLine: true })
    })
    choose(all.filter((row) => !rows.includes(row) || refused.some((one) => one.row === row)))
    return isDone && refused.length === 0
  }
  const runTogether = async (act: Together<Row>) => run(() => act.together(chosen.filter(act.isFor)))
  return { runAll, runTogether, isRunning }
}
