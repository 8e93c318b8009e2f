import type { Manifest } from '../../shared/manifest.ts'
import { AccountPage } from './account-page.tsx'

export const manifest: Manifest = { screens: { '/account': AccountPage } }
