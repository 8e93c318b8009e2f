import { inLocale } from '@fitout/contract/locales.ts'
import { longestReport } from '@fitout/contract/site-reports.ts'
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { Screen } from '../../shared/screen.tsx'
import { useOneself } from '../../shared/session.ts'
import { useToday } from '../../shared/use-today.ts'
import { keepReport } from './outbox.ts'
import { type Draft, useReportDraft } from './report-draft.ts'
import { ReportDetails } from './report-details.tsx'
import { ReportPictures } from './report-pictures.tsx'
import { useSite } from './use-site.ts'

type Site = NonNullable<ReturnType<typeof useSite>['data']>['data']

/** A report of the day: pictures, stage, a sentence, and send, with or without a network. */
export function ReportPage() {
  const { id = '' } = useParams()
  const { data: read, error } = useSite(id)
  return read ? <ReportForm key={id} site={read.data} /> : <Screen error={error} />
}

function ReportForm({ site }: { site: Site }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const staffId = useOneself()?._id ?? ''
  const today = useToday()
  const started = site.works.data.find(({ status }) => status === 'STARTED')
  const usual = { pictures: [], stage: started?.key ?? '', text: '', present: '', day: today, isHeld: false }
  const { draft, change, forget } = useReportDraft(site._id, usual)
  const [isShrinking, setShrinking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const picturesButton = useRef<HTMLButtonElement>(null)
  // Created once for this report: pressing twice still sends one.
  const [key] = useState(() => crypto.randomUUID())

  async function send(event: FormEvent, { pictures, stage, isHeld, ...fields }: Draft) {
    event.preventDefault()
    if (pictures.length === 0) {
      setMissing(true)
      return picturesButton.current?.focus()
    }
    const body = { ...fields, stage_key: stage || null, publish: !isHeld }
    const about = { key, staffId, renovationId: site._id, site: site.title || site.reference }
    try {
      await keepReport({ ...about, body, pictures, ids: [], madeAt: new Date().toISOString() })
    } catch {
      return notify('siteReports.report.notSaved', { type: 'error' })
    }
    await forget()
    void navigate(`/sites/${site._id}`)
  }

  return (
    <Screen heading={t('siteReports.report.heading')}>
      <Typography color="text.secondary">{site.title || site.reference}</Typography>
      {draft && (
        <Stack component="form" onSubmit={(event: FormEvent) => void send(event, draft)} spacing={2}>
          <ReportPictures
            buttonRef={picturesButton}
            isMissing={isMissing && draft.pictures.length === 0}
            isShrinking={isShrinking}
            onChange={(add) => change(({ pictures: now }) => ({ pictures: add(now) }))}
            onShrinking={setShrinking}
            pictures={draft.pictures}
          />
          <StageField onChange={(stage) => change(() => ({ stage }))} site={site} value={draft.stage} />
          <TextField
            label={t('siteReports.report.text')}
            minRows={3}
            multiline
            onChange={({ target }) => change(() => ({ text: target.value }))}
            slotProps={{ htmlInput: { maxLength: longestReport } }}
            value={draft.text}
          />
          <ReportDetails draft={draft} onChange={(part) => change(() => part)} today={today} />
          <Button disabled={isShrinking} size="large" type="submit" variant="contained">
            {t('siteReports.report.send')}
          </Button>
        </Stack>
      )}
    </Screen>
  )
}

function StageField({ site, value, onChange }: { site: Site; value: string; onChange: (stage: string) => void }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <TextField
      label={t('siteReports.report.stage')}
      onChange={({ target }) => onChange(target.value)}
      select
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      value={value}
    >
      <MenuItem value="">{t('siteReports.report.noStage')}</MenuItem>
      {site.works.data.map(({ key, title }) => (
        <MenuItem key={key} value={key}>
          {inLocale(title, locale)}
        </MenuItem>
      ))}
    </TextField>
  )
}
