import type { SeedPicture } from '../seed-types.ts'
import data from './corners.json' with { type: 'json' }

/** Parts of rooms and other views of rooms, each with its description. */
export const corners = data satisfies Record<string, SeedPicture>
