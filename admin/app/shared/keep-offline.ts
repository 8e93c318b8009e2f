/** Lets the back office be opened without a network, by the shop's service worker. A built one only. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .register('/service-worker.js')
    .then(() => navigator.serviceWorker.ready)
    .then(keepWhatIsOpen)
    .catch(() => undefined)
}

/** The page and the files that came before the worker did: it keeps what passes through it. */
async function keepWhatIsOpen(): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = files.filter((name) => new URL(name).pathname.startsWith('/admin/assets/'))
  await Promise.all(['/admin', ...new Set(own)].map((address) => fetch(address)))
}
