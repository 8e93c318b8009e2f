import { listSiteReports } from '@fitout/contract/site-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { quietCall } from '../../shared/api/browser-call.ts'
import { showDate } from '../../shared/i18n/shop-dates.ts'

/** In the room: a summary of the newest report. If it fails to load it is left out. */
export function NewestReport({ id }: { id: string }) {
  const t = useTranslations('siteReports')
  const { data } = useQuery({
    queryKey: useOwnKey('newest-site-report', id),
    queryFn: ({ signal }) => quietCall(listSiteReports, { params: { id }, query: { per_page: 1 }, signal }),
  })
  const report = data?.data[0]
  const picture = report?.pictures[0]
  if (!report || !picture) return null
  const day = showDate(report.day)
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-[12rem_1fr]">
      <img
        src={`/api/renovations/${id}/site-reports/${report._id}/pictures/${picture._id}`}
        alt={t('picture', { day, number: 1, count: report.pictures.length })}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className="aspect-4/3 h-auto w-full bg-sand object-cover"
      />
      <p>
        <span className="block text-caption text-muted tabular-nums">
          {t('newest')} · {day}
        </span>
        <span className="line-clamp-5 wrap-anywhere whitespace-pre-line">{report.text}</span>
      </p>
    </div>
  )
}
