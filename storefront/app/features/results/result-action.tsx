import { buttonStyle } from '@fitout/ui/button-style.ts'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'

/** The way on that staff configured for an outcome. */
export function ResultAction({ action }: { action: { title: string; path: string } }) {
  return (
    <ConfiguredLink address={action.path} className={buttonStyle({ variant: 'main' })}>
      {action.title}
    </ConfiguredLink>
  )
}
