/** The part of the service worker globals used here: their types and those of a page exclude each other. */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Pushed = Waiting & { readonly data: { json: () => unknown } | null }
type Pressed = Waiting & { readonly notification: Notification }
type OpenWindow = { readonly url: string; focus: () => Promise<unknown> }
type WorkerScope = {
  readonly location: Location
  readonly registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  readonly clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<OpenWindow[]>
    openWindow: (address: string) => Promise<unknown>
  }
  addEventListener: {
    (type: 'push', listener: (event: Pushed) => void): void
    (type: 'notificationclick', listener: (event: Pressed) => void): void
  }
}
type Message = { title: string; body: string; url: string }

const worker = globalThis as unknown as WorkerScope

// It handles no requests and caches nothing: it shows the shop's messages to staff, and opens them.
worker.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, url } = event.data.json() as Message
  // Without an icon of our own: a browser delays the message until the icon has loaded.
  event.waitUntil(worker.registration.showNotification(title, { body, data: url }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

/** Focuses the page that shows it already, or opens one. */
async function open(path: string): Promise<void> {
  const address = new URL(path, worker.location.origin).href
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  await (there ? there.focus() : worker.clients.openWindow(address))
}
