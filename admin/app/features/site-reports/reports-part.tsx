import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { changeSiteReport, listStaffSiteReports } from '@fitout/contract/staff/site-reports.ts'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pictures } from '../../shared/pictures.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useList } from '../../shared/use-read.ts'
import { ChangeReport } from './change-report.tsx'
import { ItemPages } from '../../shared/item-pages.tsx'
import type { Report } from './report-row.ts'

const perPage = 5

/** The reports of a site, latest day first. */
export function ReportsPart({ id }: { id: string }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const { data: reports, total = 0 } = useList(listStaffSiteReports, {
    params: { id },
    query: { page, per_page: perPage },
    keepsPrevious: true,
  })
  if (reports?.length === 0) return <Typography>{t('siteReports.sites.noReports')}</Typography>
  return (
    <ItemPages component="ol" onPage={setPage} spacing={3} {...{ page, perPage, total }}>
      {reports?.map((report) => (
        <ReportRow id={id} key={report._id} report={report} />
      ))}
    </ItemPages>
  )
}

function ReportRow({ id, report }: { id: string; report: Report }) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [isChanging, setChanging] = useState(false)
  const [openedAt] = useState(() => new Date().toISOString())
  const isFrozen = report.editable_until <= openedAt
  const isHeld = report.published_at === null
  const params = { id, report_id: report._id }
  const publish = () =>
    run(
      () => staffCall(changeSiteReport, { params, body: { revision: report.revision, publish: true } }),
      'done.reportPublished',
    )
  const address = (file: string) => `/api/admin/site/renovations/${id}/site-reports/${report._id}/pictures/${file}`
  return (
    <Box component="li">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h4" sx={{ fontWeight: 500 }}>
          {[showDay(report.day), inLocale(report.stage?.title, locale)].filter(Boolean).join(' · ')}
        </Typography>
        <Chip
          color={isHeld ? 'warning' : 'success'}
          label={t(`siteReports.written.${isHeld ? 'held' : 'published'}`)}
          size="small"
          variant="outlined"
        />
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', my: 1 }}>{report.text}</Typography>
      <Pictures addresses={report.pictures.map(({ _id }) => address(_id))} />
      <Typography color="text.secondary" variant="body2">
        {[report.staff_name, report.present].filter(Boolean).join(' · ')}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {isFrozen
          ? t('siteReports.written.frozen')
          : t('siteReports.written.until', { time: showTime(report.editable_until) })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        {isHeld && (
          <Button disabled={isRunning} onClick={() => void publish()} variant="contained">
            {t('siteReports.written.publish')}
          </Button>
        )}
        {!isFrozen && (
          <Button onClick={() => setChanging(true)} variant="outlined">
            {t('siteReports.written.edit')}
          </Button>
        )}
      </Stack>
      {isChanging && <ChangeReport id={id} onClose={() => setChanging(false)} report={report} />}
    </Box>
  )
}
