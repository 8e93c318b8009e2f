import type { SearchItem, SearchKind } from '@fitout/contract/search.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { useTo } from '../../shared/links/use-to.ts'

/** The link of a search result: a district to its projects, or to the enquiry if there are none yet. */
export function foundPath(
  kind: SearchKind,
  { _id: id, slug, count }: SearchItem,
  to: ReturnType<typeof useTo>,
): string {
  switch (kind) {
    case 'products':
      return to('product', { id, slug })
    case 'services':
      return to('service', { id, slug })
    case 'projects':
      return to('project', { id, slug })
    case 'posts':
      return to('blog', { id, slug })
    case 'districts':
      return count ? withQuery(to('projects'), { district: id }) : withQuery(to('enquiry'), { location: id })
  }
}
