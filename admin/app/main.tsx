import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import '@fitout/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './back-office.tsx'
import { allWords, currentLocale, speak } from './shared/i18n.ts'
import { keepOffline } from './shared/keep-offline.ts'

// The page's policy allows only styles with its nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const styles = createCache({ key: 'fitout', prepend: true, ...(nonce && { nonce }) })
const root = document.querySelector('#root')

keepOffline()
await speak(currentLocale())
if (root) {
  createRoot(root).render(
    <CacheProvider value={styles}>
      <BackOffice />
    </CacheProvider>,
  )
}

// For what is pressed next. Not at once, to leave the connection to what the first screen shows.
setTimeout(() => void allWords().catch(() => undefined), 2000)
