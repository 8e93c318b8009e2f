import type { Answer } from '@fitout/contract/endpoint.ts'
import type { ownEnquiries } from '@fitout/contract/enquiries.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { budgetBands, projectStyles } from '@fitout/contract/project-options.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'

type Enquiry = Answer<typeof ownEnquiries>['data'][number]

const tones = { received: 'warning', answered: 'success', closed: 'neutral' } as const
const districts = hongKongAreas.flatMap((area) => area.districts)

/** One enquiry: its content, its state, and the next step. */
export function OwnEnquiry({ enquiry, replies }: { enquiry: Enquiry; replies: ReactNode }) {
  const t = useTranslations('accountEnquiries')
  const { reference, created_at, stage, subject, description } = enquiry
  const facts = useFacts(enquiry)
  return (
    <li className="border-t border-stone py-6 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium tabular-nums">{reference}</span>
        <Badge tone={tones[stage]}>{t(`stages.${stage}`)}</Badge>
        <time dateTime={created_at} className="text-caption text-muted tabular-nums">
          {t('sent', { time: showInstant(created_at) })}
        </time>
      </p>
      {subject && <h3 className="mt-3 font-medium wrap-anywhere">{subject}</h3>}
      <p className="mt-2 line-clamp-3 max-w-measure text-small wrap-anywhere whitespace-pre-line">{description}</p>
      {facts.length > 0 && <p className="mt-2 text-caption text-muted">{facts.join(' · ')}</p>}
      <NextStep enquiry={enquiry} />
      {enquiry.reply_count > 0 && replies}
    </li>
  )
}

function NextStep({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('accountEnquiries')
  const to = useTo()
  const { stage, is_late: isLate, reply_by: by, reference, renovation_id: id } = enquiry
  const renovation = stage === 'received' ? null : id
  const next = renovation ? 'renovation' : isLate ? 'late' : stage
  return (
    <div className="mt-4 max-w-measure border-s-2 border-clay ps-4 text-small">
      <p>
        <span className="block text-caption text-muted">{t('next')}</span>
        {t(`nextOf.${next}`, { time: showInstant(by), reference })}
      </p>
      {renovation && (
        <TextLink as={ShopLink} to={to('account-project', { id: renovation })} look="onward">
          {t('toRenovation')}
        </TextLink>
      )}
    </div>
  )
}

/** The facts of the home; missing ones are left out. */
function useFacts({ style, budget, location, saleable_sqft, picture_count }: Enquiry): string[] {
  const t = useTranslations('accountEnquiries')
  const locale = useLocale()
  const named = (options: readonly { key: string; title: (typeof districts)[number]['title'] }[], key: string | null) =>
    inLocale(options.find((one) => one.key === key)?.title, locale)
  return [
    named(districts, location),
    saleable_sqft ? t('area', { feet: saleable_sqft }) : '',
    named(projectStyles, style),
    named(budgetBands, budget),
    picture_count > 0 ? t('pictures', { count: picture_count }) : '',
  ].filter(Boolean)
}
