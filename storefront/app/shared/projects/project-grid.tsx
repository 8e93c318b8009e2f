import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../links/shop-link.tsx'
import { useTo } from '../links/use-to.ts'
import { Joined } from '../text/joined.tsx'
import type { ProjectCardView } from './project-card-view.ts'

type Place = { place: string; ratio: 'room' | 'portrait' | 'wide'; sizes: string }

const large = '(min-width: 1400px) 800px, (min-width: 768px) 58vw, 100vw'
const small = '(min-width: 1400px) 500px, (min-width: 768px) 34vw, 100vw'

/** An uneven rhythm of two columns: large and small take turns, and every fifth has the whole width. */
const rhythm: Place[] = [
  { place: 'md:col-span-7', ratio: 'room', sizes: large },
  { place: 'ms-[20%] md:ms-0 md:col-span-4 md:col-start-9 md:mt-32', ratio: 'portrait', sizes: small },
  { place: 'me-[20%] md:me-0 md:col-span-4 md:col-start-1', ratio: 'portrait', sizes: small },
  { place: 'md:col-span-7 md:col-start-6 md:mt-32', ratio: 'room', sizes: large },
  { place: 'md:col-span-12', ratio: 'wide', sizes: '(min-width: 1400px) 1400px, 100vw' },
]

type Props = {
  projects: ProjectCardView[]
  headingLevel: 2 | 3
  /** How many pictures are in the first view and load at once. */
  first?: number
  isBusy?: boolean
}

export function ProjectGrid({ projects, headingLevel, first = 0, isBusy = false }: Props) {
  const t = useTranslations('projectCards')
  const to = useTo()
  const Heading = `h${headingLevel}` as const
  return (
    <ul aria-busy={isBusy || undefined} className="grid gap-y-12 md:columns-12 md:gap-y-20">
      {projects.map(({ id, slug, title, langs, cover, labels, area }, index) => {
        const { place, ratio, sizes } = rhythm[index % rhythm.length] ?? { place: '', ratio: 'room', sizes: large }
        const facts: typeof labels = [...labels, ...(area ? [{ text: t('area', { sqft: area }) }] : [])]
        return (
          <li key={id} className={`group relative min-w-0 ${place}`}>
            <Picture
              picture={cover}
              sizes={sizes}
              ratio={ratio}
              isDecorative
              priority={index < first}
              reveals={index >= first}
              imageClassName="transition-transform duration-(--duration-menu) group-hover:scale-[1.02]"
            />
            <Heading className="mt-4 font-display text-title">
              <ShopLink
                to={to('project', { id, slug })}
                lang={langs?.title}
                className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                <Unbroken>{title}</Unbroken>
              </ShopLink>
            </Heading>
            <p className="mt-1 text-caption text-muted">
              <Joined parts={facts} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
