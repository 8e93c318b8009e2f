import { withQuery } from '@fitout/contract/with-query.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Receipt } from './use-enquiry.ts'

type Props = { receipt: Receipt; onAnother: () => void }

/** The sender's receipt: the reference, and by when the studio replies. */
export function EnquiryReceived({ receipt, onAnother }: Props) {
  const t = useTranslations('enquiry')
  const to = useTo()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])

  const { _id: id, name, reference, reply_by, email, phone, district } = receipt
  const measurement = withQuery(to('appointments'), { kind: 'measurement', district, enquiry: id })
  return (
    <div className="animate-appear border-t border-stone pt-6">
      <h2 ref={heading} tabIndex={-1} className="font-display text-heading outline-offset-4">
        {t('receivedTitle')}
      </h2>
      <p className="mt-4 max-w-measure text-lead">{t('receivedText', { name, time: showInstant(reply_by) })}</p>
      <dl className="mt-8 border-y border-stone py-5">
        <dt className="text-small text-muted">{t('reference')}</dt>
        <dd className="mt-1 font-display text-title tabular-nums select-all">{reference}</dd>
      </dl>
      <p className="mt-5 text-small text-muted">{email ? t('mailed', { email }) : t('called', { phone })}</p>
      <h3 className="mt-12 text-small font-medium">{t('more')}</h3>
      <p className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LinkButton as={ShopLink} to={measurement} variant="dark">
          {t('toMeasurement')}
        </LinkButton>
        <ShopLink to={to('projects')} className="line-link inline-flex min-h-target items-center">
          {t('toProjects')}
        </ShopLink>
        <ShopLink to={to('home')} className="line-link inline-flex min-h-target items-center">
          {t('toHome')}
        </ShopLink>
        <button type="button" onClick={onAnother} className="line-link min-h-target">
          {t('another')}
        </button>
      </p>
    </div>
  )
}
