import { classNames } from '@fitout/ui/class-names.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageState } from '../../shared/page-states/page-state.tsx'
import { RoomInHand } from '../../shared/page-states/room-in-hand.tsx'
import { PageTrail } from '../../shared/page/page-trail.tsx'
import { ProjectGrid } from '../../shared/projects/project-grid.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateResult } from './estimate-result.tsx'
import type { EstimateScreen } from './load-estimate.ts'

/** Four questions and a price range; the answers are query parameters. Without rates, a link to the enquiry form. */
export function EstimatePage({ hasRates, ...screen }: EstimateScreen) {
  const t = useTranslations('estimates')
  const screens = useTranslations('screens')
  const to = useTo()
  const title = screens('estimate')
  if (hasRates) return <EstimateParts title={title} {...screen} />
  return (
    <>
      <PageHead title={title} description={t('noRatesText')} hidden />
      <PageState drawing={<RoomInHand />} label={title} title={t('noRates')} text={t('noRatesText')}>
        <LinkButton as={ShopLink} to={to('enquiry')} variant="main">
          {screens('enquiry')}
        </LinkButton>
      </PageState>
    </>
  )
}

type Parts = Omit<EstimateScreen, 'hasRates'> & { title: string }

function EstimateParts({ title, wish, isFaulty, estimate, projects, choices }: Parts) {
  const t = useTranslations('estimates')
  return (
    <div className="page pt-4 pb-section">
      <PageHead title={title} description={t('description')} />
      <PageTrail steps={[{ title }]} />
      <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
        <h1 className="font-display text-display lg:col-span-6">{title}</h1>
        <p className="max-w-phrase text-muted lg:col-span-6 lg:col-start-7">{t('intro')}</p>
      </header>
      <div className="grid gap-y-block lg:columns-12">
        <div className="min-w-0 lg:col-span-5">
          <EstimateForm key={JSON.stringify(wish)} wish={wish} isFaulty={isFaulty} choices={choices} />
        </div>
        <div
          className={classNames(
            'min-w-0 lg:col-span-6 lg:col-start-7',
            estimate && 'lg:sticky lg:top-24 lg:self-start',
          )}
        >
          <EstimateResult wish={wish} estimate={estimate} />
        </div>
      </div>
      {projects.length > 0 && (
        <section className="pt-section">
          <h2 className="mb-block font-display text-heading">{t('see')}</h2>
          <ProjectGrid projects={projects} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
