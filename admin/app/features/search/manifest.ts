import SearchOffIcon from '@mui/icons-material/SearchOff'
import { listEmptySearches } from '@fitout/contract/staff/search.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { EmptySearchList } from './empty-search-list.tsx'

const permission = 'configuration.read'

export const manifest: Manifest = {
  menu: [{ place: 230, icon: SearchOffIcon, name: 'resources.empty-searches.name', to: '/empty-searches', permission }],
  resources: [{ name: 'empty-searches', list: EmptySearchList, permission }],
  readers: { 'empty-searches': { list: (query) => staffCall(listEmptySearches, { query }) } },
}
