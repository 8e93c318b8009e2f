import { useTranslations } from 'use-intl'
import { showToast } from '../../shared/toasts/toast-store.ts'
import { openCartPanel } from './cart-panel-store.ts'
import { useChangeLine } from './cart-state.ts'

type Line = Parameters<ReturnType<typeof useChangeLine>['mutate']>[0]

/** Adds a line and opens the side panel; the call itself reports failures. */
export function useAddLine() {
  const t = useTranslations('product')
  const { mutate, isPending, isSuccess } = useChangeLine()
  return {
    isAdding: isPending,
    isAdded: isSuccess,
    add(line: Line, onAdded?: () => void) {
      mutate(line, {
        onSuccess({ is_capped, qty, count }) {
          onAdded?.()
          if (count === undefined) return showToast({ kind: 'success', text: t('addedLater') })
          openCartPanel(is_capped ? t('addedCapped', { count: qty }) : t('added'))
        },
      })
    },
  }
}
