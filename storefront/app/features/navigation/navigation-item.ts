import type { Shop } from '../../shared/page/load-shop.ts'

export type NavigationItem = Shop['navbar']['navigation'][number]
