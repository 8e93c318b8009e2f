import { addFormerAddress } from '@fitout/contract/staff/former-addresses.ts'
import { beginImport } from '@fitout/contract/staff/imports.ts'
import { newId } from '../database/new-id.ts'
import type { StaffVisitor } from './staff.ts'

type List = [path: string, query: string, arrive: () => Promise<unknown>]

/** What moving in from another shop lists. */
export function growingImports(owner: () => StaffVisitor): List[] {
  const file = () => new File(['Name,Price\n'], 'a.csv')
  return [
    ['/admin/imports/all', '', () => owner().call(beginImport, { file: file(), query: { name: 'a.csv' } })],
    [
      '/admin/former-addresses/all',
      '',
      () => owner().call(addFormerAddress, { body: { path: `/${newId()}`, to: '/products' } }),
    ],
  ]
}
