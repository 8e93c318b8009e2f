import { Alert, Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { Confirm } from '../../shared/confirm.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { MomentField } from '../../shared/moment-field.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { ConfigurationLead } from './configuration-lead.tsx'
import { FaultList } from './fault-list.tsx'
import { FormPlaceProvider } from './form-place.tsx'
import { goToField } from './go-to-field.ts'
import { MessagesField } from './messages-field.tsx'
import { PreviewPart } from './preview-part.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SchemaField } from './schema-field.tsx'
import { useWriting } from './use-writing.ts'
import { VersionsPart } from './versions-part.tsx'
import { formOf, isKind, isOfOffice, type Kind, type Writing } from './writing-calls.ts'

/** One page, article, project, service or configuration: written, looked at, published, taken back. */
export function WritingPage() {
  const { kind = '', key = '' } = useParams()
  return isKind(kind) ? <Editor key={`${kind} ${key}`} kind={kind} name={key} /> : null
}

function Editor({ kind, name }: { kind: Kind; name: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()(kind === 'configuration' ? 'configuration.write' : 'words.write')
  const navigate = useNavigate()
  const editing = useWriting(kind, name)
  const { writing, written, faults, isTyped, isRunning, setTyped, save, publish, discard } = editing
  const schema = formOf(kind, name)
  const [address] = useSearchParams()
  const sought = address.get('field') ?? ''
  const isThere = Boolean(writing && written && schema)
  useEffect(() => {
    if (isThere) goToField(sought)
  }, [isThere, sought])
  if (!writing || !written || !schema) return <Screen error={editing.error} />
  const heading = titleOf(writing, locale) || t(`writings.configurations.${name}`, { _: t('writings.untitled') })
  const hasDraft = isTyped || writing.has_draft
  // A code, and the fields that it is about; publishing at once names those in words.
  const whyNot = (failure: string) =>
    t(`writings.failures.${failure.split(' ', 1).join('')}`, { _: t('writings.failures.other') })
  return (
    <Screen
      beside={
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {!isOfOffice(name) && (
            <Chip label={t(writing.is_live ? 'writings.live' : 'writings.notLive')} size="small" variant="outlined" />
          )}
          {hasDraft && <Chip color="warning" label={t('writings.draft')} size="small" variant="outlined" />}
          {kind === 'service' && (
            <Button component={Link} size="small" to={`/products/${name}/show`}>
              {t('writings.packages')}
            </Button>
          )}
        </Stack>
      }
      heading={heading}
    >
      {editing.conflict && (
        <Alert
          action={
            <Stack direction={{ xs: 'column', sm: 'row' }}>
              <Button color="inherit" onClick={() => void save(editing.conflict?.revision)} size="small">
                {t('writings.keepMine')}
              </Button>
              <Button color="inherit" onClick={() => void editing.takeTheirs()} size="small">
                {t('writings.takeTheirs')}
              </Button>
            </Stack>
          }
          severity="warning"
        >
          {t('writings.conflict', {
            who: editing.conflict.changed_by ?? '',
            at: showTime(editing.conflict.changed_at),
          })}
        </Alert>
      )}
      {writing.publish_failure && (
        <Alert severity="error">{t('writings.failed', { why: whyNot(writing.publish_failure) })}</Alert>
      )}
      {editing.unproved && (
        <ProofDialog isRunning={isRunning} onClose={editing.dropUnproved} unproved={editing.unproved} />
      )}
      {faults.size > 0 && <FaultList faults={faults} heading={t('writings.faults')} isRefusal />}
      {mayWrite && (
        <Stack
          direction="row"
          sx={{
            columnGap: 1,
            rowGap: 2,
            flexWrap: 'wrap',
            position: 'sticky',
            top: 48,
            zIndex: 2,
            bgcolor: 'background.default',
            py: 1,
          }}
        >
          <Button disabled={isRunning || !isTyped} onClick={() => void save()} variant="outlined">
            {t('writings.save')}
          </Button>
          <Button disabled={isRunning || !hasDraft} onClick={() => void publish()} variant="contained">
            {t('writings.publish')}
          </Button>
          <Discard
            disabled={isRunning || !hasDraft}
            onDiscard={async () => {
              if (!(await discard())) await navigate(`/words/${kind}`)
            }}
          />
          <Schedule disabled={isRunning || !hasDraft} onSet={(at) => void editing.schedule(at)} writing={writing} />
        </Stack>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
        }}
      >
        <Card>
          <CardContent>
            <FormPlaceProvider
              value={{ faults, guarded: writing.guarded, mayWrite, sought, written, Field: SchemaField }}
            >
              {kind === 'configuration' && <ConfigurationLead name={name} onChange={setTyped} value={written} />}
              {name === 'customer-locales' ? (
                <MessagesField onChange={setTyped} value={written} />
              ) : (
                <SchemaField
                  name=""
                  onChange={(next) => setTyped(next as typeof written)}
                  path=""
                  schema={schema}
                  value={written}
                />
              )}
            </FormPlaceProvider>
          </CardContent>
        </Card>
        <Stack
          spacing={2}
          sx={{
            position: { lg: 'sticky' },
            top: '7.5rem',
            maxHeight: { lg: 'calc(100vh - 8.5rem)' },
            overflowY: 'auto',
          }}
        >
          {!isOfOffice(name) && (
            <PreviewPart
              kind={kind}
              name={name}
              revision={writing.revision}
              typed={isTyped && mayWrite ? written : undefined}
            />
          )}
          <VersionsPart
            isRunning={isRunning}
            mayWrite={mayWrite}
            onGoBack={(version) => void editing.goBack(version)}
            versions={writing.versions}
          />
        </Stack>
      </Box>
    </Screen>
  )
}

function titleOf({ title }: Writing, locale: Locale): string {
  return inLocale(title as Words, locale)
}

type DiscardProps = { disabled: boolean; onDiscard: () => Promise<void> }

/** One slip beside the button that publishes must not cost a day's writing. */
function Discard({ disabled, onDiscard }: DiscardProps) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button color="secondary" disabled={disabled} onClick={() => setAsked(true)}>
        {t('writings.discard')}
      </Button>
      <Confirm
        confirm={t('writings.discard')}
        content={t('writings.discardLead')}
        isOpen={isAsked}
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

/** The time at which a draft is published by itself. */
function Schedule({ writing, disabled, onSet }: ScheduleProps) {
  const t = useTranslate()
  const [at, setAt] = useState<string | null>(null)
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
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <MomentField isDisabled={disabled} label={t('writings.time')} moment={at} onChange={setAt} />
      <Button disabled={disabled || !at} onClick={() => onSet(at)} variant="outlined">
        {t('writings.schedule')}
      </Button>
    </Stack>
  )
}
