import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { LogoMark } from '../../shared/page/logo-mark.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { BesideForm } from './beside-form.tsx'
import type { About } from './enquiry-body.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryReceived } from './enquiry-received.tsx'
import { useEnquiry } from './use-enquiry.ts'

type Props = {
  about: About | undefined
  /** The number of working days in which the studio replies. */
  replyDays: number
  languages: ReactNode
}

/** The enquiry form and its result, without further links. */
export function EnquiryPage({ about, replyDays, languages }: Props) {
  const t = useTranslations('enquiry')
  const screens = useTranslations('screens')
  const to = useTo()
  const { navbar } = useShop()
  const enquiry = useEnquiry(about)
  const { receipt, details } = enquiry
  const lead = t('lead', { days: replyDays })
  const isBegun = details.startedAt > 0 && !receipt
  return (
    <section className="page pt-4 pb-section">
      <PageHead title={screens('enquiry')} description={lead} />
      <div className="flex min-h-target items-center justify-between gap-4">
        <ShopLink to={to('home')} className="logo">
          <LogoMark logo={navbar.logo} height={36} priority />
        </ShopLink>
        <div className="-me-3">{languages}</div>
      </div>
      <div className="mt-10 grid gap-x-gutter gap-y-12 lg:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h1 className="font-display text-display">{screens('enquiry')}</h1>
          {!receipt && <p className="mt-5 max-w-measure text-lead">{lead}</p>}
          <Unscripted text={t('needsScript')} otherWay={t('otherWay')} />
          <div className="mt-12 max-lg:hidden">
            <BesideForm />
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          {about && !receipt && (
            <p className="mb-8 bg-sand p-4 text-small">
              <span className="text-muted">{t(`about.${about.kind}`)}</span>{' '}
              <span lang={about.langs?.title} className="font-medium">
                {about.title}
              </span>
            </p>
          )}
          {receipt ? (
            <EnquiryReceived receipt={receipt} onAnother={enquiry.startAgain} />
          ) : (
            <EnquiryForm enquiry={enquiry} />
          )}
          {isBegun && (
            <p className="mt-6 flex flex-wrap items-center gap-x-4 text-caption text-muted noscript:hidden">
              <button type="button" onClick={enquiry.startAgain} className="line-link min-h-8">
                {t('startAgain')}
              </button>
            </p>
          )}
        </div>
        <div className="lg:hidden">
          <BesideForm />
        </div>
      </div>
    </section>
  )
}
