import { addCategory, changeCategory, listStaffCategories, moveCategory } from '@fitout/contract/staff/categories.ts'
import { route } from '../../http/route.ts'
import {
  addCategoryByStaff,
  changeCategoryByStaff,
  moveCategoryByStaff,
  showCategoriesToStaff,
} from './staff-categories-service.ts'

export const staffCategoriesRoutes = [
  route(listStaffCategories, async ({ context, request, query }) => showCategoriesToStaff(context, { request, query })),
  route(addCategory, async ({ context, staff, body }) => addCategoryByStaff(context, staff, body)),
  route(changeCategory, async ({ context, staff, params, body }) =>
    changeCategoryByStaff(context, staff, params.id, body),
  ),
  route(moveCategory, async ({ context, staff, params, body }) => moveCategoryByStaff(context, staff, params.id, body)),
]
