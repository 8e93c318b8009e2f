import { z } from 'zod'
import { readData } from './read-data.ts'
import { seedCategory } from './seed-types.ts'

export const categories = readData('categories.json', z.array(seedCategory))
