import type { Langs } from '@fitout/contract/localised.ts'
import { buttonStyle } from '@fitout/ui/button-style.ts'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'

/** The link that staff configured for an outcome. */
export function ResultAction({ action }: { action: { title: string; path: string } & Langs<'title'> }) {
  return (
    <ConfiguredLink address={action.path} lang={action.langs?.title} className={buttonStyle({ variant: 'main' })}>
      {action.title}
    </ConfiguredLink>
  )
}
