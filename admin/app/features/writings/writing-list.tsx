import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { hongKongDay, showDay } from '@fitout/contract/hong-kong-time.ts'
import { listConfigurations } from '@fitout/contract/staff/configuration.ts'
import { listWritings, newKey, publishWriting, switchWriting } from '@fitout/contract/staff/writings.ts'
import { writingStates } from '@fitout/contract/writings/writing-calls.ts'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { nameOfText } from '../../shared/name-of-text.ts'
import type { Filter } from '../../shared/filter-field.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { ListScreen } from '../../shared/list-screen.tsx'
import type { Column } from '../../shared/rows.tsx'
import { NoScreen } from '../../shared/screen-fault.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import type { Bulk, OnEach } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { isKind, isOfOffice, type Kind } from './writing-calls.ts'

const WritingDetails = lazyPart(async () => (await import('./writing-details.tsx')).WritingDetails)

type Listed = Answer<typeof listWritings>['data'][number]

/** All items of one kind, with the state of their drafts. */
export function WritingList() {
  const { kind = '' } = useParams()
  if (!isKind(kind)) return <NoScreen />
  return kind === 'configuration' ? <ConfigurationList /> : <WordsList key={kind} kind={kind} />
}

function ConfigurationList() {
  const t = useTranslate()
  const rows = useRows('configuration')
  const queue = useQueue(listConfigurations, { has_draft: '' }, { keepsPrevious: true })
  const beside = (
    <Button component={Link} sx={{ ml: 'auto' }} to="/shop-file">
      {t('shopFile.title')}
    </Button>
  )
  return <ListScreen {...rows} beside={beside} filters={[rows.hasDraft]} queue={queue} />
}

function WordsList({ kind }: { kind: Exclude<Kind, 'configuration'> }) {
  const t = useTranslate()
  const rows = useRows(kind)
  const queue = useQueue(listWritings, { q: '', has_draft: '', state: '' }, { params: { kind }, keepsPrevious: true })
  const search: Filter = { kind: 'text', name: 'q', label: t('kit.action.search'), isAlways: true }
  const state: Filter = {
    kind: 'choice',
    name: 'state',
    label: t('writings.state'),
    choices: writingStates.map((one) => [one, t(nameOfState[one])]),
  }
  const views = [
    { label: t('writings.draft'), choices: { has_draft: 'true' } },
    ...writingStates.map((one) => ({ label: t(nameOfState[one]), choices: { state: one } })),
  ]
  const bulk = useBulkActs(kind)
  const none = kind === 'page' ? {} : { none: t(`emptyLists.${kind}`) }
  function renderSheet(id: string, acts: ReactNode): ReactNode {
    const row = queue.rows.find(({ _id }) => _id === id)
    return <WritingDetails acts={acts} key={id} kind={kind} name={id} state={row && <State writing={row} />} />
  }
  return (
    <ListScreen
      {...rows}
      {...none}
      {...(kind === 'post' || kind === 'project'
        ? { bulk, filters: [search, rows.hasDraft, state], views }
        : { filters: [search, rows.hasDraft] })}
      beside={<Acts kind={kind} />}
      queue={queue}
      renderSheet={renderSheet}
    />
  )
}

const nameOfState = {
  scheduled: 'writings.scheduled',
  hidden: 'writings.notLive',
  archived: 'writings.archived',
} as const

/** Drafts are published, and texts shown, hidden or archived, several at once. */
function useBulkActs(kind: Kind): Bulk<Listed> {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('words.write')
  const at = ({ _id: key }: Listed) => ({ params: { kind, key } })
  const change = (to: { is_shown: boolean; is_archived?: boolean }): Pick<OnEach<Listed>, 'run' | 'undo'> => ({
    run: async (row) => staffCall(switchWriting, { ...at(row), body: { revision: row.revision, ...to } }),
    undo: async (row) => {
      const { is_live: isShown, is_archived } = row
      // The change has raised the revision by one.
      const body = { revision: row.revision + 1, is_shown: isShown, is_archived }
      return staffCall(switchWriting, { ...at(row), body })
    },
  })
  const acts: Bulk<Listed>['acts'] = [
    {
      label: t('writings.publish'),
      isFor: ({ has_draft: hasDraft }) => hasDraft,
      run: async (row) => staffCall(publishWriting, { ...at(row), body: { revision: row.revision } }),
    },
    { label: t('writings.hide'), isFor: ({ is_live: isLive }) => isLive, ...change({ is_shown: false }) },
    {
      label: t('writings.show'),
      isFor: (row) => row.is_published && !row.is_live && !row.is_archived,
      ...change({ is_shown: true }),
    },
    {
      label: t('writings.archive'),
      key: 'a',
      isFor: (row) => row.is_published && !row.is_archived,
      ...change({ is_shown: false, is_archived: true }),
    },
    {
      label: t('writings.restore'),
      key: 'a',
      isFor: ({ is_archived: isArchived }) => isArchived,
      ...change({ is_shown: false }),
    },
  ]
  return { nameOf: (row) => nameOfText(row, t, locale), acts: mayWrite ? acts : [] }
}

function Acts({ kind }: { kind: Kind }) {
  const t = useTranslate()
  const mayWrite = useMay()('words.write')
  return (
    <Stack direction="row" sx={{ ml: 'auto', gap: 1 }}>
      {kind === 'post' && (
        <Button component={Link} to="/post-categories">
          {t('writings.postCategories')}
        </Button>
      )}
      {mayWrite && (kind === 'post' || kind === 'project') && (
        <Button component={Link} to={`/words/${kind}/${newKey}`} variant="contained">
          {t(`writings.new.${kind}`)}
        </Button>
      )}
    </Stack>
  )
}

/** The common props of the lists of all kinds. */
function useRows(kind: Kind) {
  const t = useTranslate()
  const locale = useLocale()
  const renderTitle = (writing: Listed) => (
    <>
      {nameOfText(writing, t, locale)}
      {kind === 'page' && (
        <Typography color="text.secondary" component="span" sx={{ display: 'block' }} variant="caption">
          {writing._id}
        </Typography>
      )}
    </>
  )
  const isIllustrated = kind === 'post' || kind === 'project'
  const renderFacts = (writing: Listed) => (
    <>
      <State writing={writing} />
      {lastChange(writing)}
    </>
  )
  const columns: Column<Listed>[] = [
    {
      label: t('writings.fields.title'),
      render: isIllustrated
        ? (writing) => (
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Thumbnail picture={writing.picture} />
              <span>{renderTitle(writing)}</span>
            </Box>
          )
        : renderTitle,
    },
    { label: t('writings.state'), render: (writing) => <State writing={writing} /> },
    ...(isIllustrated ? [{ label: t('writings.publishedOn'), render: publishedOn }] : []),
    { label: t('writings.lastChange'), render: lastChange },
  ]
  const hasDraft: Filter = { kind: 'switch', name: 'has_draft', label: t('writings.withDraft') }
  return {
    heading: t(`writings.kinds.${kind}`),
    columns,
    short: {
      renderTitle,
      renderFacts,
      ...(isIllustrated && { renderIcon: ({ picture }: Listed) => <Thumbnail picture={picture} /> }),
    },
    to: ({ _id: id }: Listed) => `/words/${kind}/${id}`,
    hasDraft,
  }
}

const publishedOn = ({ published_at: at }: Listed) => (at ? showDay(hongKongDay(new Date(at))) : '')

/** The time and author of the last change. */
const lastChange = ({ changed_at: at, changed_by: who }: Listed) =>
  [at && showTime(at), who].filter(Boolean).join(' · ')

function State({ writing }: { writing: Listed }) {
  const t = useTranslate()
  const { publish_at: at } = writing
  const draft = at ? t('writings.publishAt', { at: showTime(at) }) : t('writings.draft')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!writing.is_live && (
        <Chip
          label={t(writing.is_archived ? 'writings.archived' : 'writings.notLive')}
          size="small"
          variant="outlined"
        />
      )}
      {writing.is_live && !isOfOffice(writing._id) && (
        <Chip color="success" label={t('writings.live')} size="small" variant="outlined" />
      )}
      {writing.has_draft && <Chip color="warning" label={draft} size="small" variant="outlined" />}
      {writing.publish_failure && <Chip color="error" label={t('writings.notPublished')} size="small" />}
    </Box>
  )
}
