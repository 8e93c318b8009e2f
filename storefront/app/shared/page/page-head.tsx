import { pageTitleOf } from '@fitout/contract/page-title.ts'
import { wholeAssetUrl } from '@fitout/ui/asset-url.ts'
import type { Listing } from './listing-in.ts'
import type { ShareImage } from './share-image.ts'
import { useShopIfLoaded } from './shop.tsx'

type PageHeadProps = {
  title: string
  /** If omitted, the studio's own description. */
  description?: string
  /** What search engines and shared links show in their place. */
  listing?: Listing
  /** The picture for shared links; if omitted, the shop's. */
  shareImage?: ShareImage
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** Title and description of a page, for browsers, search engines and shared links. */
export function PageHead({ title: usual, description, listing, shareImage, hidden }: PageHeadProps) {
  const shop = useShopIfLoaded()
  const name = shop?.navbar.logo.title
  const shared = shareImage ?? shop?.shareImage
  const title = listing?.listing_title ?? usual
  const about = listing?.listing_description ?? (description || shop?.footer.description)
  return (
    <>
      <title>{pageTitleOf(title, name)}</title>
      <meta property="og:title" content={title} />
      {name && <meta property="og:site_name" content={name} />}
      {about && <meta name="description" content={about} />}
      {about && <meta property="og:description" content={about} />}
      {shared && shop && (
        <>
          <meta property="og:image" content={wholeAssetUrl(shared.url, shop.publicUrl)} />
          <meta property="og:image:width" content={`${shared.width}`} />
          <meta property="og:image:height" content={`${shared.height}`} />
          <meta property="og:image:alt" content={shared.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  )
}
