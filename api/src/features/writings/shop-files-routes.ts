import { exportShopFile, importShopFile } from '@fitout/contract/staff/shop-files.ts'
import { route } from '../../http/route.ts'
import { sendShopFile } from './export-shop-file.ts'
import { importByStaff } from './import-shop-file.ts'

export const shopFilesRoutes = [
  route(exportShopFile, async ({ context }) => sendShopFile(context)),
  route(importShopFile, async ({ context, staff, file, query, locale }) =>
    importByStaff(context, staff, file, { isDry: query.dry_run, locale }),
  ),
]
