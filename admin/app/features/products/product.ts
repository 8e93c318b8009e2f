import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findStaffProduct } from '@fitout/contract/staff/products.ts'

export type Product = Answer<typeof findStaffProduct>['data']
