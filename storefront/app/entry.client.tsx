import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadForMissingChunks } from './shared/loading/missing-chunk.ts'
import { registerServiceWorker } from './shared/network/register-service-worker.ts'

reloadForMissingChunks()
registerServiceWorker()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
