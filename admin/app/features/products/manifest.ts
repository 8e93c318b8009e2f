import { withQuery } from '@fitout/contract/with-query.ts'
import CategoryIcon from '@mui/icons-material/AccountTreeOutlined'
import ChairIcon from '@mui/icons-material/ChairOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 90,
      icon: ChairIcon,
      name: 'resources.products.name',
      group: 'catalogue',
      waits: ['lowStock'],
      daily: 6,
      letter: 'p',
      to: '/products',
      permission: 'products.read',
    },
    {
      place: 100,
      icon: CategoryIcon,
      name: 'resources.categories.name',
      group: 'catalogue',
      to: '/categories',
      permission: 'products.read',
    },
  ],
  commands: [
    { name: 'officeSearch.commands.newProduct', to: '/products?add=true', permission: 'products.write' },
    { name: 'officeSearch.commands.productFile', to: '/product-file', permission: 'products.read' },
    { name: 'lowStock.title', to: '/low-stock', permission: 'products.read' },
    { name: 'productSheet.title', to: '/product-sheet', permission: 'products.read' },
    { name: 'attributes.title', to: '/attributes', permission: 'products.read' },
  ],
  found: { product: (id) => `/products/${id}/show` },
  foundAll: { product: (typed) => withQuery('/products', { q: typed }) },
  screens: {
    '/products': async () => (await import('./product-list.tsx')).ProductList,
    '/products/:id/show': async () => (await import('./product-page.tsx')).ProductPage,
    '/product-sheet': async () => (await import('./sheet/sheet-page.tsx')).SheetPage,
    '/low-stock': async () => (await import('./low-stock/low-stock-page.tsx')).LowStockPage,
    '/product-file': async () => (await import('./product-file-page.tsx')).ProductFilePage,
    '/attributes': async () => (await import('./attributes-page.tsx')).AttributesPage,
    '/categories': async () => (await import('./categories-page.tsx')).CategoriesPage,
    '/categories/:id': async () => (await import('./category-page.tsx')).CategoryPage,
  },
}
