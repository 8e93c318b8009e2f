import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import { type DescribedCardView, placeOf } from '../../../shared/catalogue/product-card-view.ts'
import { ProductPrice } from '../../../shared/catalogue/product-price.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { PageNumbers } from '../../../shared/page/page-numbers.tsx'
import { PageTrail } from '../../../shared/page/page-trail.tsx'

type ServiceView = DescribedCardView & { packages: number }

type Props = { services: ServiceView[]; page: number; lastPage: number }

/** The studio's services, from the first measurement to the keys. */
export function ServiceListPage({ services, page, lastPage }: Props) {
  const t = useTranslations('services')
  const screens = useTranslations('screens')
  const to = useTo()
  return (
    <>
      <div className="page pt-4 pb-section">
        <PageHead title={screens('services')} description={t('description')} />
        <PageTrail steps={[{ title: screens('services') }]} />
        <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
          <h1 className="font-display text-display lg:col-span-6">{screens('services')}</h1>
          <p className="max-w-phrase text-muted lg:col-span-5 lg:col-start-8">{t('intro')}</p>
        </header>
        <ul>
          {services.map((service, index) => (
            <ServiceRow key={service.id} service={service} isFirst={index === 0} />
          ))}
        </ul>
        <PageNumbers
          page={page}
          lastPage={lastPage}
          addressOf={(number) => withQuery(to('services'), { page: number })}
        />
      </div>
      <section className="bg-ink text-paper print:hidden">
        <div className="page grid items-end gap-y-6 py-section lg:columns-12">
          <div className="lg:col-span-7">
            <h2 className="font-display text-heading">{t('unsureTitle')}</h2>
            <p className="mt-3 max-w-measure text-stone">{t('unsureText')}</p>
          </div>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:col-span-4 lg:col-start-9">
            <LinkButton as={ShopLink} to={to('enquiry')} variant="light">
              {t('unsureAction')}
            </LinkButton>
            <ShopLink to={to('estimate')} className="line-link text-small">
              {screens('estimate')}
            </ShopLink>
          </p>
        </div>
      </section>
    </>
  )
}

function ServiceRow({ service, isFirst }: { service: ServiceView; isFirst: boolean }) {
  const t = useTranslations('services')
  const to = useTo()
  return (
    <li className="group relative grid gap-y-5 border-t border-stone py-8 last:border-b md:columns-12 md:items-center md:py-12">
      <div className="md:col-span-5">
        <Picture
          picture={service.picture}
          sizes="(min-width: 1400px) 560px, (min-width: 768px) 40vw, 100vw"
          ratio="room"
          isDecorative
          priority={isFirst}
        />
      </div>
      <div className="md:col-span-6 md:col-start-7">
        <h2 className="font-display text-heading">
          <ShopLink
            to={to('service', placeOf(service))}
            lang={service.langs?.title}
            className="decoration-1 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
          >
            <Unbroken>{service.title}</Unbroken>
          </ShopLink>
        </h2>
        <p lang={service.langs?.summary} className="mt-3 max-w-phrase text-muted">
          {service.summary}
        </p>
        <div className="mt-6 flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <ProductPrice
            price={service.price}
            originalPrice={service.originalPrice}
            isFrom={service.isFrom}
            size="large"
          />
          {service.packages > 1 && (
            <span className="text-small text-muted">{t('packages', { count: service.packages })}</span>
          )}
          <span aria-hidden="true" className="line-link text-small">
            {t('book')}
          </span>
        </div>
      </div>
    </li>
  )
}
