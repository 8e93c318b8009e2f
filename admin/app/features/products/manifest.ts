import CategoryIcon from '@mui/icons-material/AccountTreeOutlined'
import ChairIcon from '@mui/icons-material/ChairOutlined'
import type { Manifest } from '../../shared/manifest.ts'
import { AttributesPage } from './attributes-page.tsx'
import { CategoriesPage } from './categories-page.tsx'
import { LowStockPage } from './low-stock/low-stock-page.tsx'
import { ProductFilePage } from './product-file-page.tsx'
import { ProductList } from './product-list.tsx'
import { ProductPage } from './product-page.tsx'

export const manifest: Manifest = {
  menu: [
    { place: 90, icon: ChairIcon, name: 'resources.products.name', to: '/products', permission: 'products.read' },
    {
      place: 100,
      icon: CategoryIcon,
      name: 'resources.categories.name',
      to: '/categories',
      permission: 'products.read',
    },
  ],
  screens: {
    '/products': ProductList,
    '/products/:id/show': ProductPage,
    '/low-stock': LowStockPage,
    '/product-file': ProductFilePage,
    '/attributes': AttributesPage,
    '/categories': CategoriesPage,
  },
}
