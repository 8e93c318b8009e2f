import PipelineIcon from '@mui/icons-material/ViewWeekOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 29,
      icon: PipelineIcon,
      name: 'resources.pipeline.name',
      group: 'works',
      to: '/pipeline',
      permission: 'renovations.read',
    },
  ],
  screens: {
    '/pipeline': async () => (await import('./pipeline-page.tsx')).PipelinePage,
  },
}
