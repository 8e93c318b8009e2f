const address = '/service-worker.js'

/** Lets the shop be installed, and opened without a network. A built shop only: a page under work must not be kept. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(address).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
