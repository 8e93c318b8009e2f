import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VariantView } from './product-view.ts'

type Props = { form: RefObject<HTMLFormElement | null>; chosen: VariantView; isAdding: boolean }

/** Price and action at the bottom of a phone, once those of the form have scrolled away. */
export function StickyBar({ form, chosen, isAdding }: Props) {
  const t = useTranslations('product')
  const isShown = useIsAbove(form)
  if (!isShown || !chosen.isAvailable) return null
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-(--layer-bar) flex animate-appear items-center gap-4 border-t border-stone bg-paper
        px-gutter py-2.5 lg:hidden print:hidden"
    >
      <p className="min-w-0 flex-1">
        <span lang={chosen.langs?.title} className="block truncate text-caption text-muted">
          {chosen.title}
        </span>
        <span className={chosen.originalPrice > chosen.price ? 'text-small text-clay' : 'text-small'}>
          {formatMoney(chosen.price)}
        </span>
      </p>
      <Button type="submit" variant="main" isBusy={isAdding}>
        {isAdding ? t('adding') : t('add')}
      </Button>
    </div>
  )
}

function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    // Anything below the screen counts as within it: only what is above is distinguished.
    const observer = new IntersectionObserver(([entry]) => entry && setIsAbove(!entry.isIntersecting), {
      rootMargin: '0px 0px 100000px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}
