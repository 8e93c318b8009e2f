import PageIcon from '@mui/icons-material/ArticleOutlined'
import ServiceIcon from '@mui/icons-material/DesignServicesOutlined'
import PostIcon from '@mui/icons-material/MenuBookOutlined'
import ProjectIcon from '@mui/icons-material/PhotoLibraryOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import type { Manifest } from '../../shared/manifest.ts'

const permission = 'words.read'

export const manifest: Manifest = {
  menu: [
    { place: 150, icon: PageIcon, name: 'writings.kinds.page', group: 'site', to: '/words/page', permission },
    { place: 160, icon: PostIcon, name: 'writings.kinds.post', group: 'site', daily: 8, to: '/words/post', permission },
    { place: 170, icon: ProjectIcon, name: 'writings.kinds.project', group: 'site', to: '/words/project', permission },
    { place: 180, icon: ServiceIcon, name: 'writings.kinds.service', group: 'site', to: '/words/service', permission },
    { place: 190, icon: TranslateIcon, name: 'writings.translations', group: 'site', to: '/translations', permission },
    {
      place: 200,
      icon: SettingsIcon,
      name: 'writings.kinds.configuration',
      to: '/words/configuration',
      permission: 'configuration.read',
    },
  ],
  screens: {
    '/words/:kind': async () => (await import('./writing-list.tsx')).WritingList,
    '/words/:kind/:key': async () => (await import('./writing-page.tsx')).WritingPage,
    '/post-categories': async () => (await import('./post-categories-page.tsx')).PostCategoriesPage,
    '/translations': async () => (await import('./translations-page.tsx')).TranslationsPage,
  },
}
