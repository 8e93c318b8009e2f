import { Picture } from '@fitout/ui/picture.tsx'
import { SectionHeading } from '@fitout/ui/section-heading.tsx'
import { ConfiguredLink } from '../../../shared/links/shop-link.tsx'
import type { BlockOf } from '../content-view.ts'
import { BlockAction } from './block-action.tsx'

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

export function ProjectsBlock({ block }: { block: BlockOf<'projects'> }) {
  return (
    <section className="page">
      <SectionHeading title={block.title} action={block.action && <BlockAction action={block.action} />} />
      <ul className="mt-block grid gap-y-12 md:columns-12 md:gap-y-20">
        {block.items.map((item, index) => {
          const { place, ratio, sizes } = rhythm[index % rhythm.length] ?? { place: '', ratio: 'room', sizes: large }
          return (
            <li key={item.title} className={`group relative min-w-0 ${place}`}>
              <Picture
                picture={item.picture}
                sizes={sizes}
                ratio={ratio}
                isDecorative
                reveals
                imageClassName="transition-transform duration-(--duration-menu) group-hover:scale-[1.02]"
              />
              <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="font-display text-title">
                  <ConfiguredLink
                    address={item.path}
                    className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {item.title}
                  </ConfiguredLink>
                </h3>
                <p className="text-caption text-muted">{item.facts}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
