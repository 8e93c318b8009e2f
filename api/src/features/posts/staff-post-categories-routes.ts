import {
  addPostCategory,
  listStaffPostCategories,
  movePostCategory,
  removePostCategory,
  renamePostCategory,
} from '@fitout/contract/staff/post-categories.ts'
import { route } from '../../http/route.ts'
import {
  addByStaff,
  moveByStaff,
  removeByStaff,
  renameByStaff,
  showPostCategoriesToStaff,
} from './staff-post-categories.ts'

export const staffPostCategoriesRoutes = [
  route(listStaffPostCategories, async ({ context, request, query }) =>
    showPostCategoriesToStaff(context, { request, query }),
  ),
  route(addPostCategory, async ({ context, staff, body }) => addByStaff(context, staff, body.title)),
  route(renamePostCategory, async ({ context, staff, params, body }) =>
    renameByStaff(context, staff, params.id, body.title),
  ),
  route(movePostCategory, async ({ context, staff, params, body }) => moveByStaff(context, staff, params.id, body)),
  route(removePostCategory, async ({ context, staff, params }) => {
    await removeByStaff(context, staff, params.id)
    return { data: { removed: true as const } }
  }),
]
