import type { SiteReport } from '@fitout/contract/site-reports.ts'
import { Lightbox } from '@fitout/ui/lightbox.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGalleryWords } from '../../shared/catalogue/use-gallery-words.ts'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { InWords } from '../../shared/text/in-words.tsx'

type Props = { id: string; report: SiteReport }

/** One report: the day, the text, and the pictures, large. */
export function ReportItem({ id, report }: Props) {
  const t = useTranslations('siteReports')
  const [at, setAt] = useState<number>()
  const day = showDate(report.day)
  const words = useGalleryWords(t('of', { day }))
  const addressOf = (file: string) => `/api/renovations/${id}/site-reports/${report._id}/pictures/${file}`
  const pictures = report.pictures.map(({ _id: file, width, height }, index) => ({
    url: addressOf(file),
    width,
    height,
    widths: [],
    forms: [{ url: addressOf(file), width }],
    colour: 'transparent',
    alt: t('picture', { day, number: index + 1, count: report.pictures.length }),
  }))
  return (
    <li>
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-display text-title">
        <time dateTime={report.day} className="tabular-nums">
          {day}
        </time>
        {report.stage && (
          <span className="font-sans text-small text-muted">
            <InWords words={report.stage.title} />
          </span>
        )}
      </h3>
      {report.text !== '' && <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{report.text}</p>}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {pictures.map((picture, index) => (
          <li key={picture.url} className="first:sm:col-span-2">
            <button type="button" onClick={() => setAt(index)} className="block w-full">
              <img
                src={picture.url}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="h-auto max-h-[80vh] w-full bg-sand object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-caption text-muted">
        {[t('by', { name: report.staff_name }), report.present && t('present', { who: report.present })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {at !== undefined && (
        <Lightbox pictures={pictures} at={at} onMove={setAt} isOpen onClose={() => setAt(undefined)} words={words} />
      )}
    </li>
  )
}
