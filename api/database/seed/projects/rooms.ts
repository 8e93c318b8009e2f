import type { SeedPicture } from '../seed-types.ts'
import data from './rooms.json' with { type: 'json' }

/** Photographs used in more than one place, each with its description. */
export const rooms = data satisfies Record<string, SeedPicture>
