import type { SeedPicture } from '../seed-types.ts'
import data from './corners.json' with { type: 'json' }

/** Parts of rooms and rooms from another side, each with its one description. */
export const corners = data satisfies Record<string, SeedPicture>
