import { LinkButton } from '@fitout/ui/link-button.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageState } from '../../shared/page-states/page-state.tsx'
import { RoomInHand } from '../../shared/page-states/room-in-hand.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useShop } from '../../shared/page/shop.tsx'

/** An external page of the studio, in a frame that has no access to this one. */
export function WixPage() {
  const t = useTranslations('wix')
  const shell = useTranslations('shell')
  const title = useTranslations('screens')('wix')
  const to = useTo()
  const { wixUrl, navbar } = useShop()
  const back = (
    <ShopLink to={to('home')} className="line-link inline-flex min-h-target items-center gap-2 text-small">
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('back', { studio: navbar.logo.title })}
    </ShopLink>
  )
  if (!wixUrl) {
    return (
      <>
        <PageHead title={title} hidden />
        <PageState drawing={<RoomInHand />} label={back} title={t('none')} text={t('noneText')}>
          <LinkButton as={ShopLink} to={to('projects')} variant="main">
            {t('projects')}
          </LinkButton>
        </PageState>
      </>
    )
  }
  return (
    <div className="flex h-svh flex-col">
      <PageHead title={title} description={t('description')} hidden />
      <header className="page flex w-full flex-wrap items-center gap-x-8 gap-y-1 py-2">
        {back}
        <h1 className="font-display text-title">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 text-caption text-muted md:ms-auto">
          {t('hint')}
          <a
            href={wixUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="line-link inline-flex min-h-target items-center gap-1.5 text-small text-ink"
          >
            {t('open')}
            <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
            <span className="sr-only">{shell('newTab')}</span>
          </a>
        </p>
      </header>
      <iframe
        src={wixUrl}
        title={t('frame', { title })}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className="w-full flex-1 border-t border-stone bg-sand"
      />
    </div>
  )
}
