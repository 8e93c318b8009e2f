import { z } from 'zod'
import { readData } from './read-data.ts'
import { type SeedProduct, seedProduct } from './seed-types.ts'

export const services: SeedProduct[] = ['consultation', 'design', 'fitting-out'].flatMap((name) =>
  readData(`services/${name}.json`, z.array(seedProduct)),
)
