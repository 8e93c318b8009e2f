import { useTranslations } from 'use-intl'
import { openCartPanel } from './cart-panel-store.ts'
import { useChangeLine } from './cart-state.ts'

type Line = Parameters<ReturnType<typeof useChangeLine>['mutate']>[0]

/** Puts a line into the booking form and shows it at the side; what could not be added is said by the call itself. */
export function useAddLine() {
  const t = useTranslations('product')
  const { mutate, isPending, isSuccess } = useChangeLine()
  return {
    isAdding: isPending,
    isAdded: isSuccess,
    add(line: Line, onAdded?: () => void) {
      mutate(line, {
        onSuccess({ data }) {
          onAdded?.()
          openCartPanel(data.is_capped ? t('addedCapped', { count: data.qty }) : t('added'))
        },
      })
    },
  }
}
