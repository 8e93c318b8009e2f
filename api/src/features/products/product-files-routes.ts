import {
  exportProducts,
  findProductImport,
  importProducts,
  listProductImports,
} from '@fitout/contract/staff/product-files.ts'
import { route } from '../../http/route.ts'
import { exportAllProducts } from './export-products.ts'
import { importByStaff } from './import-products.ts'
import { showImport, showImports } from './large-imports.ts'

export const productFilesRoutes = [
  route(exportProducts, async ({ context, locale }) => exportAllProducts(context, locale)),
  route(importProducts, async ({ context, staff, file, query, locale }) =>
    importByStaff(context, staff, file, { isDry: query.dry_run, locale }),
  ),
  route(listProductImports, async ({ context }) => showImports(context)),
  route(findProductImport, async ({ context, params, locale }) => showImport(context, params.id, locale)),
]
