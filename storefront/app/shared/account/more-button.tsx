import { Button } from '@fitout/ui/button.tsx'
import { useTranslations } from 'use-intl'

type Props = { list: { data?: { items: unknown[]; total: number }; more?: () => void; isFetchingNextPage: boolean } }

/** How many entries of a list are shown, and the button for more. */
export function MoreButton({ list }: Props) {
  const t = useTranslations('accountForms')
  const { data, more, isFetchingNextPage } = list
  if (!data || !more) return null
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p className="text-caption text-muted tabular-nums">
        {t('shownOf', { shown: data.items.length, total: data.total })}
      </p>
      <Button isBusy={isFetchingNextPage} onClick={more}>
        {t('more')}
      </Button>
    </div>
  )
}
