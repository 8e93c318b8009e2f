import { Button, Stack, Typography, useMediaQuery } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { MomentField } from '../../shared/moment-field.tsx'
import { saves } from '../../shared/office-search/save-by-key.ts'
import { showTime } from '../../shared/show-time.ts'
import type { Editing } from './use-writing.ts'
import type { Writing } from './writing-calls.ts'

type WritingBarProps = {
  writing: Writing
  editing: Editing
  hasDraft: boolean
  isTextless: boolean
  onDiscard: () => Promise<void>
  beside: ReactNode
}

const bar = {
  columnGap: 1,
  rowGap: { xs: 0.5, sm: 2 },
  flexWrap: 'wrap',
  // Aligned with the field of the time, not with its label.
  alignItems: 'flex-end',
  '& .MuiButton-root': { mb: 0.5 },
  position: 'sticky',
  top: 48,
  zIndex: 2,
  bgcolor: 'background.default',
  py: 1,
} as const

/** The actions on a draft, always visible; on a phone except the schedule, since the bar would cover a third of it. */
export function WritingBar({ writing, editing, hasDraft, isTextless, onDiscard, beside }: WritingBarProps) {
  const t = useTranslate()
  const { isTyped, isRunning, save, publish, schedule, savedAt } = editing
  const isSmall = useMediaQuery('(max-width: 599px)')
  const [asked, setAsked] = useState<Asked>()
  const whenSure = (label: string, act: () => void) => (isTextless ? setAsked({ label, act }) : act())
  const set = (at: string | null) =>
    at === null ? void schedule(at) : whenSure(t('writings.schedule'), () => void schedule(at))
  const scheduling = <Schedule disabled={isRunning || !hasDraft} onSet={set} writing={writing} />
  return (
    <>
      <Stack direction="row" sx={bar}>
        <Button {...saves} disabled={isRunning || !isTyped} onClick={() => void save()} variant="outlined">
          {t('writings.save')}
        </Button>
        <Button
          disabled={isRunning || !hasDraft}
          onClick={() => whenSure(t('writings.publish'), () => void publish())}
          variant="contained"
        >
          {t('writings.publish')}
        </Button>
        <Discard hasDraft={hasDraft} isRunning={isRunning} onDiscard={onDiscard} />
        <Typography aria-live="polite" color="text.secondary" sx={{ alignSelf: 'center' }} variant="body2">
          {savedAt && !isTyped && t('savedDraft.saved', { at: showTime(savedAt) })}
        </Typography>
        {beside}
        {!isSmall && scheduling}
      </Stack>
      {isSmall && scheduling}
      <AskTextless asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

type Asked = { label: string; act: () => void }

/** An article of which readers would see no more than its title is not published by mistake. */
function AskTextless({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Confirm
      confirm={asked?.label ?? ''}
      content={t('writings.textlessLead')}
      isOpen={asked !== undefined}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        asked?.act()
      }}
      title={t('writings.textless')}
    />
  )
}

type DiscardProps = { hasDraft: boolean; isRunning: boolean; onDiscard: () => Promise<void> }

/**
 * A misclick beside the publish button must not cost a day's work. The draft may be saving itself while the question is open:
 * what is discarded then would be stored a moment later.
 */
function Discard({ hasDraft, isRunning, onDiscard }: DiscardProps) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button color="secondary" disabled={isRunning || !hasDraft} onClick={() => setAsked(true)}>
        {t('writings.discard')}
      </Button>
      <Confirm
        confirm={t('writings.discard')}
        content={t('writings.discardLead')}
        isOpen={isAsked}
        loading={isRunning}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void onDiscard()
        }}
        title={t('writings.discard')}
      />
    </>
  )
}

type ScheduleProps = { writing: Writing; disabled: boolean; onSet: (at: string | null) => void }

/** The time at which a draft is published automatically. */
function Schedule({ writing, disabled, onSet }: ScheduleProps) {
  const t = useTranslate()
  const [at, setAt] = useState<string | null>(null)
  const [isPast, setPast] = useState(false)
  function change(next: string | null): void {
    setAt(next)
    setPast(next !== null && Date.parse(next) < Date.now() - 60_000)
  }
  if (writing.publish_at) {
    return (
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography variant="body2">{t('writings.publishAt', { at: showTime(writing.publish_at) })}</Typography>
        <Button color="secondary" disabled={disabled} onClick={() => onSet(null)} variant="outlined">
          {t('writings.unschedule')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
      <MomentField
        fault={isPast ? t('writings.timePast') : undefined}
        isDisabled={disabled}
        label={t('writings.time')}
        moment={at}
        onChange={change}
      />
      <Button disabled={disabled || !at || isPast} onClick={() => onSet(at)} variant="outlined">
        {t('writings.schedule')}
      </Button>
    </Stack>
  )
}
