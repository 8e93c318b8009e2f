import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GalleryPage } from './gallery-page.tsx'

const place = document.getElementById('gallery')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <GalleryPage />
    </StrictMode>,
  )
}
