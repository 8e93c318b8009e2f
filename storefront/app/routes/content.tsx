import { latestContent } from '@fitout/contract/contents.ts'
import { localise, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { ContentPage } from '../features/contents/content-page.tsx'
import { contentView } from '../features/contents/content-view.ts'
import { alternatePaths } from '../shared/page/alternate-paths.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import { loadShareImage } from '../shared/page/share-image.ts'
import type { Route } from './+types/content.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const { call, locale } = page
  const { path } = splitLocale(url.pathname)
  const slug = path.split('/').findLast((part) => part !== '') ?? ''
  const [{ data }, shareImage] = await Promise.all([
    call(latestContent, { params: { slug } }),
    loadShareImage(page, 'page', slug),
  ])
  const alternates = alternatePaths(data.title, (one) => localise(path, one))
  return { content: contentView(data, locale), shareImage, alternates, isLegal: path.startsWith('/terms-of-service/') }
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
