import type { SeedPicture } from '../seed-types.ts'

/** Lamps, textiles, decor, plants and toys from another side. */
export const viewsOfSmallPieces: Record<string, SeedPicture[]> = {}
