import type { SeedProduct } from './seed-types.ts'
import { consultation } from './services/consultation.ts'
import { design } from './services/design.ts'
import { fittingOut } from './services/fitting-out.ts'

export const services: SeedProduct[] = [...consultation, ...design, ...fittingOut]
