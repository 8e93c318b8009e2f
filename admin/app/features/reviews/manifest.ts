import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 60,
      icon: ReviewIcon,
      name: 'resources.reviews.name',
      group: 'customers',
      waits: ['reviews'],
      daily: 7,
      to: '/reviews',
      permission: 'reviews.read',
    },
  ],
  screens: {
    '/reviews': async () => (await import('./reviews-page.tsx')).ReviewsPage,
    '/reviews/:id': async () => (await import('./review-page.tsx')).ReviewPage,
  },
}
