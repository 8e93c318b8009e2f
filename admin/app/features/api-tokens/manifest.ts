import KeyIcon from '@mui/icons-material/KeyOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 232,
      icon: KeyIcon,
      name: 'resources.apiTokens.name',
      to: '/api-tokens',
      permission: 'api-tokens.read',
    },
  ],
  screens: { '/api-tokens': async () => (await import('./api-tokens-page.tsx')).ApiTokensPage },
}
