import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../links/shop-link.tsx'
import { useTo } from '../links/use-to.ts'
import { Joined } from '../text/joined.tsx'
import type { ProjectCardView } from './project-card-view.ts'

type Place = { place: string; ratio: 'room' | 'square' | 'wide'; sizes: string }

const large = '(min-width: 1400px) 800px, (min-width: 768px) 58vw, 100vw'
const small = '(min-width: 1400px) 500px, (min-width: 768px) 34vw, 100vw'

/** Two columns of alternating large and small pictures whose bottom edges align; every fifth has the full width. */
const rhythm: Place[] = [
  { place: 'md:col-span-7', ratio: 'room', sizes: large },
  { place: 'ms-[20%] md:ms-0 md:col-span-4 md:col-start-9', ratio: 'square', sizes: small },
  { place: 'me-[20%] md:me-0 md:col-span-4 md:col-start-1', ratio: 'square', sizes: small },
  { place: 'md:col-span-7 md:col-start-6', ratio: 'room', sizes: large },
  { place: 'md:col-span-12', ratio: 'wide', sizes: '(min-width: 1400px) 1400px, 100vw' },
]

/** A single project in the last row has the full width, with its text beside the picture. */
const alone: Place = { place: 'project-alone md:col-span-12', ratio: 'room', sizes: large }

function placeOf(index: number, count: number): Place {
  const step = index % rhythm.length
  const isLeftOver = (step === 0 || step === 2) && index === count - 1
  return (isLeftOver ? undefined : rhythm[step]) ?? alone
}

type Props = {
  projects: ProjectCardView[]
  headingLevel: 2 | 3
  /** How many pictures are above the fold and load immediately. */
  first?: number
  isBusy?: boolean
}

export function ProjectGrid({ projects, headingLevel, first = 0, isBusy = false }: Props) {
  const t = useTranslations('projectCards')
  const to = useTo()
  const Heading = `h${headingLevel}` as const
  return (
    <ul aria-busy={isBusy || undefined} className="project-rows md:columns-12">
      {projects.map(({ id, slug, title, langs, cover, labels, area }, index) => {
        const { place, ratio, sizes } = placeOf(index, projects.length)
        const facts: typeof labels = [...labels, ...(area ? [{ text: t('area', { sqft: area }) }] : [])]
        return (
          <li key={id} className={`group relative ${place}`}>
            <Picture
              picture={cover}
              sizes={sizes}
              ratio={ratio}
              isDecorative
              priority={index < first}
              reveals={index >= first}
              className="self-end"
              imageClassName="transition-transform duration-(--duration-menu) group-hover:scale-[1.02]"
            />
            <Heading className="project-title">
              <ShopLink
                to={to('project', { id, slug })}
                lang={langs?.title}
                className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                <Unbroken>{title}</Unbroken>
              </ShopLink>
            </Heading>
            <p className="mt-1 self-start text-caption text-muted">
              <Joined parts={facts} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
