import PageIcon from '@mui/icons-material/ArticleOutlined'
import ServiceIcon from '@mui/icons-material/DesignServicesOutlined'
import PostIcon from '@mui/icons-material/MenuBookOutlined'
import ProjectIcon from '@mui/icons-material/PhotoLibraryOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import type { ConfigurationSlug } from '@fitout/contract/writings/written-configuration.ts'
import type { Manifest } from '../../shared/manifest.ts'

const permission = 'words.read'

/** Listed here, as their schemas are loaded with the screen that opens them. */
const configurations: Record<ConfigurationSlug, true> = {
  'customer-layout': true,
  'response-messages': true,
  'shop-constants': true,
  'customer-locales': true,
  'estimate-rates': true,
  'sorting-lists': true,
  'search-terms': true,
  theme: true,
  'general-holidays': true,
  'quotation-items': true,
  'quotation-terms': true,
}

export const manifest: Manifest = {
  menu: [
    {
      place: 150,
      icon: PageIcon,
      name: 'writings.kinds.page',
      group: 'site',
      letter: 'w',
      to: '/words/page',
      permission,
    },
    { place: 160, icon: PostIcon, name: 'writings.kinds.post', group: 'site', daily: 5, to: '/words/post', permission },
    { place: 170, icon: ProjectIcon, name: 'writings.kinds.project', group: 'site', to: '/words/project', permission },
    { place: 180, icon: ServiceIcon, name: 'writings.kinds.service', group: 'site', to: '/words/service', permission },
    {
      place: 190,
      icon: TranslateIcon,
      name: 'writings.translations',
      group: 'site',
      to: '/translations',
      permission,
      isOfTranslation: true,
    },
    {
      place: 200,
      icon: SettingsIcon,
      name: 'writings.kinds.configuration',
      letter: 's',
      to: '/words/configuration',
      permission: 'configuration.read',
    },
  ],
  commands: [
    { name: 'writings.new.post', to: '/words/post/new', permission: 'words.write' },
    { name: 'writings.new.project', to: '/words/project/new', permission: 'words.write' },
    ...Object.keys(configurations).map((slug) => ({
      name: `writings.configurations.${slug}`,
      to: `/words/configuration/${slug}`,
      permission: 'configuration.read' as const,
    })),
    { name: 'shopFile.title', to: '/shop-file', permission: 'configuration.read' },
  ],
  found: {
    page: (slug) => `/words/page/${slug}`,
    post: (id) => `/words/post/${id}`,
    project: (id) => `/words/project/${id}`,
  },
  screens: {
    '/words/:kind': async () => (await import('./writing-list.tsx')).WritingList,
    '/words/:kind/:key': async () => (await import('./writing-page.tsx')).WritingPage,
    '/post-categories': async () => (await import('./post-categories-page.tsx')).PostCategoriesPage,
    '/shop-file': async () => (await import('./shop-file-page.tsx')).ShopFilePage,
    '/translations': async () => (await import('./translations-page.tsx')).TranslationsPage,
  },
}
