import type { SeedPicture } from '../seed-types.ts'
import data from './rooms.json' with { type: 'json' }

/** Photographs that more than one place shows, each with its one description. */
export const rooms = data satisfies Record<string, SeedPicture>
