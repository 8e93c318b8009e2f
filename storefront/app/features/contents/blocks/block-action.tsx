import type { Langs } from '@fitout/contract/localised.ts'
import { ConfiguredLink } from '../../../shared/links/shop-link.tsx'

/** The link from a block to everything it shows a part of. */
export function BlockAction({ action }: { action: { title: string; path: string } & Langs<'title'> }) {
  return (
    <ConfiguredLink
      address={action.path}
      lang={action.langs?.title}
      className="line-link inline-flex min-h-8 items-center text-small"
    >
      {action.title}
    </ConfiguredLink>
  )
}
