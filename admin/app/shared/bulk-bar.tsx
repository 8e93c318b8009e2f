import { Box, Button, Checkbox, DialogContentText, FormControlLabel, Paper, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm } from './confirm.tsx'
import { useTranslate } from './i18n.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { type Act, type Asked, type Bulk, type OnEach, useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type BulkBarProps<Row> = Bulk<Row> & {
  rows: readonly Row[]
  selection: Selection<Row>
  /** At the end of the bar. */
  beside?: ReactNode
}

const bar = { position: 'sticky', top: 48, zIndex: 2, px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' } as const

/** Ticks all rows of a page, and offers the actions that apply to any of the ticked ones. */
export function BulkBar<Row extends { _id: string }>({ acts, nameOf, rows, selection, beside }: BulkBarProps<Row>) {
  const t = useTranslate()
  const { chosen, choose } = selection
  return (
    <Paper data-keys={acts.flatMap(({ key }) => key ?? []).join(' ')} elevation={0} square sx={bar}>
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 42 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.length === rows.length}
              indeterminate={chosen.length > 0 && chosen.length < rows.length}
              onChange={({ target }) => choose(target.checked ? rows : [])}
              size="small"
            />
          }
          label={chosen.length === 0 ? t('kit.bulk.all') : t('kit.bulk.chosen', { count: chosen.length })}
        />
        <Acts acts={acts} nameOf={nameOf} selection={selection} />
        <Box sx={{ ml: 'auto' }}>{beside}</Box>
      </Stack>
    </Paper>
  )
}

/** The actions on a row that is open beside its list; those that can be undone ask nothing. */
export function RowActs<Row>({ acts, nameOf, row }: Bulk<Row> & { row: Row }) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Acts acts={acts} isAtOnce nameOf={nameOf} selection={{ chosen: [row], choose: () => {} }} />
    </Stack>
  )
}

type ActsProps<Row> = Bulk<Row> & { selection: Pick<Selection<Row>, 'chosen' | 'choose'>; isAtOnce?: boolean }

function Acts<Row>({ acts, nameOf, selection, isAtOnce = false }: ActsProps<Row>) {
  const [act, setAct] = useState<OnEach<Row> | Asked<Row>>()
  const { runAll, runTogether, isRunning } = useBulk(selection, nameOf)
  const { chosen } = selection
  function begin(one: Act<Row>): void {
    if ('together' in one) void runTogether(one)
    else if (isAtOnce && 'undo' in one && !one.reason) void runAll(one, '')
    else setAct(one)
  }
  return (
    <>
      {acts
        .filter(({ isFor }) => chosen.some(isFor))
        .map((one) => (
          <Button
            data-key={one.key}
            disabled={isRunning}
            key={one.label}
            onClick={() => begin(one)}
            {...(isAtOnce && { variant: 'outlined' })}
          >
            {one.label}
          </Button>
        ))}
      {act && (
        <Dialog
          act={act}
          isRunning={isRunning}
          nameOf={nameOf}
          onClose={() => setAct(undefined)}
          onRun={runAll}
          rows={chosen.filter(act.isFor)}
        />
      )}
    </>
  )
}

type DialogProps<Row> = {
  act: OnEach<Row> | Asked<Row>
  rows: readonly Row[]
  nameOf: (row: Row) => string
  isRunning: boolean
  onRun: (act: OnEach<Row>, reason: string, some?: readonly Row[]) => Promise<boolean>
  onClose: () => void
}

/** The action's own dialog, or a confirmation. */
function Dialog<Row>({ act, rows, nameOf, onRun, ...dialog }: DialogProps<Row>) {
  const t = useTranslate()
  if (!('Ask' in act)) {
    return <AskForMany {...dialog} act={act} names={rows.map(nameOf)} onRun={async (reason) => onRun(act, reason)} />
  }
  const { Ask, label, isFor } = act
  return (
    <Ask
      {...dialog}
      onRun={async (run, { undo, some } = {}) => onRun({ label, isFor, run, ...(undo && { undo }) }, '', some)}
      rows={rows}
      title={t('kit.bulk.title', { act: label, count: rows.length })}
    />
  )
}

type AskForManyProps<Row> = {
  act: OnEach<Row>
  names: readonly string[]
  isRunning: boolean
  onRun: (reason: string) => Promise<boolean>
  onClose: () => void
}

const namedAtMost = 8

/** Names the affected rows before the action. */
function AskForMany<Row>({ act, names, isRunning, onRun, onClose }: AskForManyProps<Row>) {
  const t = useTranslate()
  const title = t('kit.bulk.title', { act: act.label, count: names.length })
  const more = names.length - namedAtMost
  const content = [...names.slice(0, namedAtMost), ...(more > 0 ? [t('kit.bulk.more', { count: more })] : [])].join(
    '\n',
  )
  if (act.reason) {
    const dialog = { isRunning, onClose, title, label: act.reason, lead: content }
    return <ReasonDialog {...dialog} action={act.label} onReason={onRun} />
  }
  return (
    <Confirm
      confirm={act.label}
      content={<DialogContentText sx={{ whiteSpace: 'pre-line' }}>{content}</DialogContentText>}
      isOpen
      isUndoable={act.undo !== undefined}
      loading={isRunning}
      onClose={onClose}
      onConfirm={() => void onRun('').then(onClose)}
      title={title}
    />
  )
}
