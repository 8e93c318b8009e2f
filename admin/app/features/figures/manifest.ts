import ChartIcon from '@mui/icons-material/InsertChartOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 60,
      icon: ChartIcon,
      name: 'figures.title',
      group: 'orders',
      to: '/figures',
      permission: 'figures.read',
    },
  ],
  screens: { '/figures': async () => (await import('./figures-page.tsx')).FiguresPage },
}
