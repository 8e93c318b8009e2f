import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { beginCall, loadingStore } from './loading-progress.ts'

/** The bar at the top while a page or a response is loading; shown after 100 ms. */
export function LoadingBar() {
  const t = useTranslations('shell')
  const progress = useSyncExternalStore(loadingStore.subscribe, loadingStore.read, loadingStore.readOnServer)
  const isNavigating = useNavigation().state !== 'idle'

  useEffect(() => (isNavigating ? beginCall() : undefined), [isNavigating])

  return (
    <>
      <div aria-hidden="true" className="loading-bar" data-active={progress > 0 || undefined}>
        <div style={{ scale: `${progress / 100} 1` }} />
      </div>
      <p role="status" className="sr-only">
        {isNavigating ? t('loading') : ''}
      </p>
    </>
  )
}
