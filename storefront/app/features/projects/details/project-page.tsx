import { BeforeAfter } from '@fitout/ui/before-after.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import type { ProductCardView } from '../../../shared/catalogue/product-card-view.ts'
import { ProductGrid } from '../../../shared/catalogue/product-grid.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { ModelPlace } from '../../../shared/model/model-place.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { PageTrail } from '../../../shared/page/page-trail.tsx'
import type { ShareImage } from '../../../shared/page/share-image.ts'
import { useShop } from '../../../shared/page/shop.tsx'
import { StructuredData } from '../../../shared/structured-data/structured-data.tsx'
import { RichText } from '../../../shared/text/rich-text.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectFilm } from './project-film.tsx'
import { ProjectGallery } from './project-gallery.tsx'
import { projectStatements } from './project-statements.ts'
import { projectPictures, type ProjectView } from './project-view.ts'

type Props = {
  project: ProjectView
  products: ProductCardView[]
  services: ProductCardView[]
  shareImage?: ShareImage
}

const shownProducts = 8

/** One project of the portfolio. */
export function ProjectPage({ project, products, services, shareImage }: Props) {
  const t = useTranslations('projects')
  const screens = useTranslations('screens')
  const to = useTo()
  const { publicUrl, navbar } = useShop()
  const { title, summary, langs } = project
  const pictures = projectPictures(project, products)
  const address = publicUrl + to('project', { id: project._id, slug: project.slug })
  return (
    <article className="page pt-4 pb-section">
      <PageHead title={title} description={summary} listing={project.listing} shareImage={shareImage} />
      <StructuredData
        facts={projectStatements(project, { publicUrl, address, creator: navbar.logo.title, pictures })}
      />
      <PageTrail
        steps={[
          { title: screens('projects'), href: to('projects') },
          { title, lang: langs?.title },
        ]}
      />
      <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
        <h1 lang={langs?.title} className="font-display text-display lg:col-span-7">
          <Unbroken>{title}</Unbroken>
        </h1>
        <p lang={langs?.summary} className="max-w-phrase text-muted lg:col-span-4 lg:col-start-9">
          {summary}
        </p>
      </header>
      <ProjectGallery title={title} pictures={pictures}>
        <div className="grid gap-y-12 pt-block lg:columns-12">
          <RichText html={project.story_html} lang={langs?.story_html} className="min-w-0 lg:col-span-7" />
          <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:self-start">
            <ProjectFacts project={project} />
          </div>
        </div>
      </ProjectGallery>
      {project.comparisons.map((comparison) => (
        <Comparison key={comparison.before.url} comparison={comparison} />
      ))}
      {project.videos.map((film) => (
        <ProjectFilm key={film.url} film={film} />
      ))}
      {project.model_url && (
        <div className="pt-section">
          <ModelPlace
            title={title}
            modelUrl={project.model_url}
            poster={pictures[1] ?? project.cover}
            ratio="room"
            text={t('modelText')}
            unable={t('modelUnable')}
          />
        </div>
      )}
      <Cards title={t('used')} cards={products.slice(0, shownProducts)} />
      <Cards title={t('services')} cards={services} />
      {project.next && <NextProject next={project.next} />}
    </article>
  )
}

function Comparison({ comparison }: { comparison: ProjectView['comparisons'][number] }) {
  const t = useTranslations('projects')
  const words = useTranslations('pictures')
  return (
    <section aria-labelledby="comparison" className="grid gap-y-6 pt-section lg:columns-12 lg:items-end">
      <div className="lg:col-span-3">
        <h2 id="comparison" className="font-display text-heading">
          {t('comparison')}
        </h2>
        <p lang={comparison.langs?.caption} className="mt-4 max-w-phrase text-small text-muted">
          {comparison.caption}
        </p>
      </div>
      <div className="min-w-0 lg:col-span-9">
        <BeforeAfter
          before={comparison.before}
          after={comparison.after}
          sizes="(min-width: 1400px) 1040px, (min-width: 992px) 74vw, 100vw"
          words={{
            label: words('compare'),
            before: words('before'),
            after: words('after'),
            position: (percent) => words('position', { percent }),
          }}
        />
      </div>
    </section>
  )
}

function Cards({ title, cards }: { title: string; cards: ProductCardView[] }) {
  if (cards.length === 0) return null
  return (
    <section className="pt-section">
      <h2 className="mb-block font-display text-heading">{title}</h2>
      <ProductGrid cards={cards} />
    </section>
  )
}

function NextProject({ next }: { next: NonNullable<ProjectView['next']> }) {
  const t = useTranslations('projects')
  const to = useTo()
  return (
    <section className="group relative mt-section grid items-center gap-6 border-t border-stone pt-block md:columns-12">
      <div className="md:col-span-5">
        <h2 className="text-caption text-muted">{t('next')}</h2>
        <p className="mt-3 font-display text-heading">
          <ShopLink
            to={to('project', { id: next._id, slug: next.slug })}
            lang={next.langs?.title}
            className="decoration-1 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
          >
            <Unbroken>{next.title}</Unbroken>
          </ShopLink>
        </p>
      </div>
      <div className="md:col-span-6 md:col-start-7">
        <Picture
          picture={next.cover}
          sizes="(min-width: 1400px) 680px, (min-width: 768px) 50vw, 100vw"
          ratio="room"
          isDecorative
        />
      </div>
    </section>
  )
}
