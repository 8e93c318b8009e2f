import { exportProducts, importProducts } from '@fitout/contract/staff/product-files.ts'
import { route } from '../../http/route.ts'
import { exportAllProducts } from './export-products.ts'
import { importByStaff } from './import-products.ts'

export const productFilesRoutes = [
  route(exportProducts, async ({ context }) => exportAllProducts(context)),
  route(importProducts, async ({ context, staff, file, query, locale }) =>
    importByStaff(context, staff, file, { isDry: query.dry_run, locale }),
  ),
]
