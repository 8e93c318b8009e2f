/** Registers the service worker that lets the back office open offline; in production builds only. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .register('/service-worker.js')
    .then(() => navigator.serviceWorker.ready)
    .then(keepWhatIsOpen)
    .catch(() => undefined)
}

/** Caches the page and files that were loaded before the worker was active. */
async function keepWhatIsOpen(): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = files.filter((name) => new URL(name).pathname.includes('/admin/assets/'))
  await Promise.all(['/admin', ...new Set(own)].map((address) => fetch(address)))
}
