import { useShopIfLoaded } from './shop.tsx'

type PageHeadProps = {
  title: string
  description?: string
  /** An absolute path or address of the picture shown when the page is shared. */
  picture?: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** Title and description of a page, for the window, search engines and shared links. */
export function PageHead({ title, description, picture, hidden }: PageHeadProps) {
  const shop = useShopIfLoaded()
  const name = shop?.navbar.logo.title
  const full = !name || title === name ? title : `${title} · ${name}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title} />
      {name && <meta property="og:site_name" content={name} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {picture && shop && <meta property="og:image" content={new URL(picture, shop.publicUrl).href} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  )
}
