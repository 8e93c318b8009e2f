import { Breadcrumb } from '@fitout/ui/breadcrumb.tsx'
import { useTranslations } from 'use-intl'
import { PageLink } from '../links/page-link.tsx'
import { useTo } from '../links/use-to.ts'
import { breadcrumbFacts } from '../structured-data/breadcrumb-facts.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { useShop } from './shop.tsx'

/** Breadcrumbs from home to this page, which is the last step, also as structured data. */
export function PageTrail({ steps }: { steps: { title: string; href?: string; lang?: string | undefined }[] }) {
  const t = useTranslations('catalogue')
  const to = useTo()
  const { publicUrl } = useShop()
  const items = [{ title: t('home'), href: to('home') }, ...steps]
  return (
    <>
      <StructuredData facts={breadcrumbFacts(items, publicUrl)} />
      <Breadcrumb label={t('breadcrumb')} items={items} link={PageLink} />
    </>
  )
}
