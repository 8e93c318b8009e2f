import { exportProducts, importProducts } from '@fitout/contract/staff-product-files.ts'
import { route } from '../../http/route.ts'
import { readUpload } from '../files/files-service.ts'
import { exportAllProducts } from './export-products.ts'
import { importByStaff } from './import-products.ts'

export const productFilesRoutes = [
  route(exportProducts, async ({ context }) => exportAllProducts(context)),
  route(importProducts, async ({ context, staff, request, query, locale }) =>
    importByStaff(context, staff, await readUpload(request, importProducts.file), { isDry: query.dry_run, locale }),
  ),
]
