import { withQuery } from '@fitout/contract/with-query.ts'
import type { LocalisedText } from '@fitout/contract/localised.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { RoomInHand } from '../../shared/page-states/room-in-hand.tsx'
import type { EstimateScreen, EstimateView } from './load-estimate.ts'

type Props = Pick<EstimateScreen, 'wish' | 'estimate'>

/** The range, announced to screen readers, with inclusions and exclusions. */
export function EstimateResult({ wish, estimate }: Props) {
  const t = useTranslations('estimates')
  const section = useRef<HTMLElement>(null)
  const shown = useRef(estimate)

  // On a phone the range is below the form: scroll to it after a request.
  useEffect(() => {
    if (estimate && estimate !== shown.current) section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    shown.current = estimate
  }, [estimate])

  return (
    <section
      ref={section}
      aria-labelledby="range"
      className="flex h-full scroll-mt-24 flex-col justify-between gap-8 bg-sand p-6 md:p-10"
    >
      <div>
        <h2 id="range" className="text-small font-medium">
          {t('result')}
        </h2>
        <div role="status">
          {estimate ? <Range estimate={estimate} /> : <p className="mt-3 max-w-phrase text-lead">{t('waiting')}</p>}
        </div>
      </div>
      {estimate ? <WaysOn wish={wish} estimate={estimate} /> : <RoomInHand />}
    </section>
  )
}

function Range({ estimate }: { estimate: EstimateView }) {
  const t = useTranslations('estimates')
  const { low, high, saleable_area: area, property_type, scope, finish } = estimate
  const basis = {
    sqft: area.sqft,
    sqm: String(area.sqm),
    property: property_type.title,
    scope: scope.title,
    // The name only, without the explanation shown in the form.
    finish: finish.title.split(/[:：]/)[0] ?? '',
  }
  return (
    <>
      <p className="mt-3 font-display text-display text-balance tabular-nums">
        {t('range', { low: formatMoney(low), high: formatMoney(high) })}
      </p>
      <p className="mt-4 text-small text-muted">{t('basis', basis)}</p>
      <p className="mt-1 text-small text-muted">
        {t('perFoot', {
          low: formatMoney(estimate.low_per_square_foot),
          high: formatMoney(estimate.high_per_square_foot),
        })}
      </p>
      <div className="mt-8 grid gap-8 sm:grid-cols-2">
        <Parts title={t('included')} parts={estimate.included} />
        <Parts title={t('excluded')} parts={estimate.excluded} />
      </div>
    </>
  )
}

function Parts({ title, parts }: { title: string; parts: LocalisedText[] }) {
  return (
    <div>
      <h3 className="text-small font-medium">{title}</h3>
      <ul className="mt-3 flex flex-col text-small text-muted">
        {parts.map(({ text, lang }) => (
          <li key={text} lang={lang} className="border-t border-stone py-2">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

function WaysOn({ wish, estimate }: { wish: Props['wish']; estimate: EstimateView }) {
  const t = useTranslations('estimates')
  const to = useTo()
  const { project, style, location } = wish.from
  const enquiry = {
    project,
    style,
    area: estimate.saleable_area.sqft,
    area_units: 'sqft',
    budget: estimate.budget.key,
    location,
    property_type: estimate.property_type.key,
    scope: estimate.scope.key,
    finish: estimate.finish.key,
  }
  const asTyped = wish.area_units === 'sqm' ? { area: estimate.saleable_area.sqm, area_units: 'sqm' } : {}
  return (
    <div className="border-t border-stone pt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton as={ShopLink} to={withQuery(to('enquiry'), { ...enquiry, ...asTyped })} variant="dark">
          {t('carry')}
        </LinkButton>
        <ShopLink to={withQuery(to('projects'), { budget: estimate.budget.key })} className="line-link text-small">
          {t('see')}
        </ShopLink>
      </div>
      <p className="mt-4 text-caption text-muted">{t('carryText')}</p>
      <p className="mt-1 text-caption text-muted">{t('rates', { date: showDate(estimate.rates_from) })}</p>
    </div>
  )
}
