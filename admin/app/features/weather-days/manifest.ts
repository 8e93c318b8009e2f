import WeatherIcon from '@mui/icons-material/ThunderstormOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 37,
      icon: WeatherIcon,
      name: 'resources.weatherDays.name',
      group: 'works',
      to: '/weather-days',
      permission: 'site.work',
    },
  ],
  screens: { '/weather-days': async () => (await import('./weather-days-page.tsx')).WeatherDaysPage },
}
