import { withQuery } from '@fitout/contract/with-query.ts'
import type { LocalisedText } from '@fitout/contract/localised.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { showDate } from '../../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { Joined } from '../../../shared/text/joined.tsx'
import type { ProjectView } from './project-view.ts'

const daysInWeek = 7

/** The facts of a project, with links to similar ones. Unknown facts have no row. */
export function ProjectFacts({ project }: { project: ProjectView }) {
  const t = useTranslations('projects')
  const { style, property_type, saleable_area: area, budget, scope, duration_days: days } = project
  const where = [
    { text: project.place ?? '', lang: project.langs?.place },
    { text: project.district?.title ?? '' },
  ].filter(({ text }, index, all) => text !== '' && all.findIndex((one) => one.text === text) === index)
  const facts: [name: string, value: string | LocalisedText[][] | number | null | undefined][] = [
    [t('facets.style'), style?.title],
    [t('facets.property_type'), property_type?.title],
    [t('place'), where.length > 0 ? [where] : null],
    [t('facets.area'), area && t('areaBoth', { sqft: area.sqft, sqm: String(area.sqm) })],
    [t('scope'), scope?.title],
    [t('facets.budget'), budget?.title],
    [t('started'), project.started_on && showDate(project.started_on)],
    [t('finished'), project.finished_on && showDate(project.finished_on)],
    [t('facets.year'), project.finished_on ? null : String(project.year)],
    [t('facets.duration'), days && t('durationWeeks', { weeks: Math.max(1, Math.round(days / daysInWeek)) })],
    [t('materials'), project.materials.map((material) => [material])],
    [t('team'), project.team],
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t('facts')}
      </h2>
      <dl className="text-small">
        {facts
          .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
          .map(([name, value]) => (
            <div key={name} className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-stone py-3 last:border-b">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 tabular-nums">{Array.isArray(value) ? <Lines lines={value} /> : value}</dd>
            </div>
          ))}
      </dl>
      <Want project={project} />
    </section>
  )
}

function Lines({ lines }: { lines: LocalisedText[][] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.map(({ text }) => text).join()}>
          <Joined parts={line} />
        </li>
      ))}
    </ul>
  )
}

function Want({ project }: { project: ProjectView }) {
  const t = useTranslations('projects')
  const to = useTo()
  const { _id, style, saleable_area: area, budget, district, property_type, scope } = project
  const alike = { area: area?.sqft, area_units: area ? 'sqft' : undefined }
  const enquiry = { project: _id, style: style?.key, ...alike, budget: budget?.key, location: district?.key }
  const estimate = { ...alike, property_type: property_type?.key, scope: scope?.key, project: _id, style: style?.key }
  return (
    <div className="mt-8">
      <LinkButton as={ShopLink} to={withQuery(to('enquiry'), enquiry)} variant="main" wide>
        {t('want')}
      </LinkButton>
      <p className="mt-3 text-caption text-muted">{t('wantText')}</p>
      <p className="mt-4 text-small">
        <ShopLink to={withQuery(to('estimate'), estimate)} className="line-link">
          {t('estimate')}
        </ShopLink>
      </p>
    </div>
  )
}
