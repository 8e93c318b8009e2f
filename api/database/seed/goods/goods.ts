import type { SeedProduct } from '../seed-types.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { bookcasesAndWardrobes } from './bookcases-and-wardrobes.ts'
import { ceilingAndWallLights } from './ceiling-and-wall-lights.ts'
import { decor } from './decor.ts'
import { diningAndOfficeChairs } from './dining-and-office-chairs.ts'
import { diningTables } from './dining-tables.ts'
import { kids } from './kids.ts'
import { lamps } from './lamps.ts'
import { loungeChairs } from './lounge-chairs.ts'
import { mirrors } from './mirrors.ts'
import { withMorePictures } from './more-pictures.ts'
import { plants } from './plants.ts'
import { sideboards } from './sideboards.ts'
import { smallTables } from './small-tables.ts'
import { sofas } from './sofas.ts'
import { stoolsAndBenches } from './stools-and-benches.ts'
import { textiles } from './textiles.ts'

export const goods: SeedProduct[] = [
  ...sofas,
  ...loungeChairs,
  ...diningAndOfficeChairs,
  ...stoolsAndBenches,
  ...diningTables,
  ...smallTables,
  ...sideboards,
  ...bookcasesAndWardrobes,
  ...bedroom,
  ...ceilingAndWallLights,
  ...lamps,
  ...textiles,
  ...decor,
  ...mirrors,
  ...plants,
  ...bathroom,
  ...kids,
].map(withMorePictures)
