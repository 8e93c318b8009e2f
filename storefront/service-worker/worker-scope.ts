/** The part of the service worker globals used here: their types and those of a page exclude each other. */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Waiting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type WorkerScope = {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Waiting) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
  }
}

export const worker = globalThis as unknown as WorkerScope
