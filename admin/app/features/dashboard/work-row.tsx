import { Box, Button, Chip, Link as TextLink, ListItem, Stack, Typography } from '@mui/material'
import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { type MouseEvent, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { showTime } from '../../shared/show-time.ts'
import { steppableTo } from '../../shared/office-search/rows-by-key.ts'
import { longAgo } from '../../shared/long-ago.ts'
import type { Waiting } from './use-work.ts'
import type { WorkAct } from './work-sources.ts'

// Not a part of the first screen's scripts.
const ReasonDialog = lazyPart(async () => (await import('../../shared/reason-dialog.tsx')).ReasonDialog)

/** The permission to do a task on its screen, if more roles see it. */
const needed: Partial<Record<Waiting['kind'], StaffPermission>> = { lowStock: 'stock.move' }

type WorkRowProps = {
  work: Waiting
  /** Opens its screen in a sheet, for what is done there. */
  onOpen: ((to: string) => void) | undefined
}

/** One task with its customer, waiting time and action. */
export function WorkRow({ work, onOpen }: WorkRowProps) {
  const t = useTranslate()
  const may = useMay()
  const { kind, title, who, since, isLate, isMine, isBeside, to, picture, amount } = work
  const acts = (work.acts ?? []).filter(({ permission }) => may(permission))
  // Whose role cannot do it on its screen can still look.
  const doing = needed[kind] && !may(needed[kind]) ? t('today.look') : t(`today.acts.${kind}`)
  const facts = [t(`today.kinds.${kind}`), who].filter(Boolean).join(' · ')
  function openBeside(event: MouseEvent): void {
    const { currentTarget, target } = event
    // A dialog of the row is not within it.
    const isBesideButtons = currentTarget.contains(target as Node) && !(target as Element).closest('a, button')
    const isAsked = currentTarget.matches('a') || isBesideButtons
    if (!onOpen || !isAsked || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    onOpen(to)
  }
  return (
    <ListItem
      divider
      onClick={openBeside}
      sx={{
        columnGap: 2,
        rowGap: 0.5,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        py: 1.25,
        ...(onOpen && { cursor: 'pointer' }),
      }}
      {...steppableTo(to)}
    >
      {picture && (
        <Box alt="" component="img" src={picture} sx={{ width: 48, height: 48, objectFit: 'cover', borderRadius: 1 }} />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, flexBasis: { xs: picture ? 'calc(100% - 80px)' : '100%', sm: 0 } }}>
        <TextLink color="inherit" component={Link} sx={{ display: 'block' }} to={to} underline="hover">
          <Typography component="span" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </TextLink>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
          {facts}
        </Typography>
      </Box>
      <Stack direction="row" sx={actsOfRow}>
        {amount && (
          <Typography component="span" sx={{ whiteSpace: 'nowrap' }}>
            {amount}
          </Typography>
        )}
        {isMine && <Chip label={t('enquiries.mine')} size="small" variant="outlined" />}
        {isLate && <Chip color="error" label={t('today.late')} size="small" variant="outlined" />}
        {since && (
          <Typography color="text.secondary" component="time" dateTime={since} title={showTime(since)} variant="body2">
            {longAgo(since)}
          </Typography>
        )}
        {acts.map((act) => (
          <ActButton act={act} key={act.label} title={title} />
        ))}
        {(acts.length === 0 || isBeside) && (
          <Button
            aria-label={t('actOn', { act: doing, thing: title })}
            component={Link}
            onClick={openBeside}
            size="small"
            to={to}
            variant="outlined"
          >
            {doing}
          </Button>
        )}
      </Stack>
    </ListItem>
  )
}

const actsOfRow = {
  gap: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  flexShrink: { xs: 1, sm: 0 },
  ml: 'auto',
} as const

/** Runs an action of a task, after asking for its reason if it needs one. */
function ActButton({ act, title }: { act: WorkAct; title: string }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { label, reason, undo } = act
  const name = t('actOn', { act: label, thing: title })
  const done = undo && t('done.actOn', { act: label, thing: title.slice(0, 40) })
  const runFor = async (given: string) => run(async () => act.run(given), done, undo)
  return (
    <>
      <Button
        aria-label={name}
        disabled={isRunning}
        onClick={() => (reason ? setAsking(true) : void runFor(''))}
        size="small"
        variant={reason ? 'text' : 'outlined'}
      >
        {label}
      </Button>
      {reason && isAsking && (
        <Suspense>
          <ReasonDialog
            action={label}
            isRunning={isRunning}
            label={reason}
            onClose={() => setAsking(false)}
            onReason={runFor}
            title={name}
          />
        </Suspense>
      )}
    </>
  )
}
