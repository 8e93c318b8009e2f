import CategoryIcon from '@mui/icons-material/AccountTreeOutlined'
import ChairIcon from '@mui/icons-material/ChairOutlined'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { listAttributes } from '@fitout/contract/staff/attributes.ts'
import { listStaffCategories } from '@fitout/contract/staff/categories.ts'
import { listLowStock } from '@fitout/contract/staff/dashboard.ts'
import { findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
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
    '/low-stock': LowStockPage,
    '/product-file': ProductFilePage,
    '/attributes': AttributesPage,
    '/categories': CategoriesPage,
  },
  resources: [
    {
      name: 'products',
      list: ProductList,
      show: ProductPage,
      recordRepresentation: 'key',
      permission: 'products.read',
    },
  ],
  readers: {
    products: {
      list: (query) => staffCall(listStaffProducts, { query }),
      one: async (id) => (await staffCall(findStaffProduct, { params: { id } })).data,
    },
    'low-stock': { list: (query) => staffCall(listLowStock, { query }) },
    categories: { list: (query) => staffCall(listStaffCategories, { query }) },
    attributes: {
      list: async () => {
        const data = await allAttributes()
        return { data: data.map((row) => ({ _id: `${row.name} ${row.value}`, ...row })), total: data.length }
      },
    },
  },
}

/** Choices need them all, however many there are. */
async function allAttributes(page = 1): Promise<Answer<typeof listAttributes>['data']> {
  const { data, next_page_url } = await staffCall(listAttributes, { query: { page } })
  return next_page_url ? [...data, ...(await allAttributes(page + 1))] : data
}
