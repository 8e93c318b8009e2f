const address = '/service-worker.js'

/** Makes the shop installable and available offline. Production builds only: pages under development must not be cached. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(address).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
