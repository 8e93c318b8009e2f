import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageState } from '../../shared/page-states/page-state.tsx'
import { RoomInHand } from '../../shared/page-states/room-in-hand.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'

/** A screen whose feature is still being built says so, and leads on. */
export function ComingSoonPage({ title }: { title: string }) {
  const t = useTranslations('comingSoon')
  const to = useTo()
  const ways = [
    { path: to('products'), text: t('products') },
    { path: to('services'), text: t('services') },
    { path: to('contact-us'), text: t('contact') },
  ]
  return (
    <>
      <PageHead title={title} hidden />
      <PageState drawing={<RoomInHand />} label={t('label')} title={title} text={t('sentence')}>
        <ul className="flex flex-wrap gap-x-8 gap-y-1">
          {ways.map((way) => (
            <li key={way.path}>
              <ShopLink to={way.path} className="line-link inline-flex min-h-target items-center">
                {way.text}
              </ShopLink>
            </li>
          ))}
        </ul>
      </PageState>
    </>
  )
}
