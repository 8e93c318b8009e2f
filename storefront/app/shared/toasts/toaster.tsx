import { Toast as ToastBox, ToastRegion } from '@fitout/ui/toast.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../api/words-for-error.ts'
import { useIsOffline } from '../network/network-state.ts'
import { closeToast, showToast, type Toast, toastStore } from './toast-store.ts'

const redirectMilliseconds = 1500

/** The toasts. Both live regions are always rendered, so that screen readers announce what is added. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const navigate = useNavigate()
  const redirect = toasts.findLast((toast) => toast.to)

  useEffect(() => {
    if (!redirect?.to) return undefined
    const { to } = redirect
    const timer = setTimeout(() => void navigate(to, { viewTransition: true }), redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [redirect, navigate])

  return (
    <>
      <NetworkLine />
      <ToastRegion place="bottom">
        {toasts.filter(isAtBottom).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ToastRegion>
      <ToastRegion place="top" isUrgent>
        {toasts
          .filter((toast) => !isAtBottom(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </ToastRegion>
    </>
  )
}

/** A line at the very top while offline, where it covers no controls. */
function NetworkLine() {
  const t = useTranslations('shell')
  const offline = useIsOffline()
  const wasOffline = useRef(offline)

  useEffect(() => {
    if (wasOffline.current && !offline) showToast({ kind: 'success', text: t('backOnline') })
    wasOffline.current = offline
  }, [offline, t])

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-(--layer-toast)">
      {offline && <p className="bg-ink px-4 text-center text-caption leading-6 text-paper">{t('offline')}</p>}
    </div>
  )
}

function isAtBottom(toast: Toast): boolean {
  return toast.kind !== 'server-error'
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('errors')
  const shell = useTranslations('shell')
  const wordsFor = useWordsForError()
  if (toast.kind !== 'server-error') {
    return <ToastBox kind={toast.kind}>{toast.text ?? t(toast.kind === 'success' ? 'success' : 'error')}</ToastBox>
  }
  return (
    <ToastBox
      kind={toast.kind}
      title={t('serverError')}
      close={{ title: shell('closeMessage'), onClick: () => closeToast(toast.id) }}
    >
      {toast.text ?? wordsFor(toast.error)}
    </ToastBox>
  )
}
