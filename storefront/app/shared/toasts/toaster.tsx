import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../api/words-for-error.ts'
import { closeToast, type Toast, toastStore } from './toast-store.ts'

const redirectMilliseconds = 1500

/** Where toasts appear. The two regions are always there, so that a screen reader hears what comes into them. */
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
      <div role="status" className="toasts toasts-bottom">
        {toasts.filter(isAtBottom).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert" className="toasts toasts-top">
        {toasts
          .filter((toast) => !isAtBottom(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </>
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
    return (
      <p className="toast" data-kind={toast.kind}>
        {toast.text ?? t(toast.kind === 'success' ? 'success' : 'error')}
      </p>
    )
  }
  return (
    <div className="toast" data-kind={toast.kind}>
      <p className="font-semibold">{t('serverError')}</p>
      <p>{toast.text ?? wordsFor(toast.error)}</p>
      <button type="button" className="line-link mt-2 text-small" onClick={() => closeToast(toast.id)}>
        {shell('closeMessage')}
      </button>
    </div>
  )
}
