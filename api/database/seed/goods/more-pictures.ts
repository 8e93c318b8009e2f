import { z } from 'zod'
import { corners } from '../projects/corners.ts'
import { rooms } from '../projects/rooms.ts'
import { readData } from '../read-data.ts'
import { type SeedPicture, type SeedProduct, seedPicture } from '../seed-types.ts'

/** Other views of a piece, by its key. */
const views = readData('goods/views.json', z.record(z.string(), z.array(seedPicture)))

/** The position of a piece in a finished room, well inside the square that its page shows. */
const inRooms: Record<string, SeedPicture[]> = {
  'sofa-oat': [rooms['living-1']],
  'lounge-chair': [corners['living-1-armchair']],
  'tub-chair': [corners['lobby-1-seats'], rooms['lobby-1']],
  'velvet-dining-chair': [rooms['dining-1']],
  'bar-stool': [corners['kitchen-1-stools'], rooms['kitchen-1']],
  'stool-round': [rooms['bathroom-1']],
  'bench-oak': [corners['bedroom-1-bench'], rooms['bedroom-1']],
  'pedestal-table-marble': [rooms['dining-1'], rooms['dining-2']],
  'coffee-table-round': [rooms['living-1'], rooms['studio-1']],
  'sideboard-slatted-oak': [corners['living-3-sideboard']],
  'bedside-table': [rooms['bedroom-1']],
  'pendant-dome': [corners['kitchen-1-shelves'], rooms['kitchen-1']],
  'pendant-paper-lantern': [corners['bedroom-1-lantern'], rooms['kids-1']],
  'linear-pendant': [corners['dining-1-lamp'], rooms['dining-1']],
  'wall-sconce': [rooms['bathroom-1']],
  'floor-lamp-tripod': [corners['study-1-reading']],
  'arc-lamp-brass': [corners['living-1-lamp'], rooms['living-2']],
  'sheer-curtain': [rooms['bedroom-2']],
  'round-mirror-brass': [corners['living-3-sideboard'], rooms['bathroom-1']],
  'planter-fig': [corners['living-1-armchair']],
  'areca-palm': [rooms['bathroom-1'], corners['bedroom-1-lantern']],
  'freestanding-bath': [rooms['bathroom-1']],
  'bathroom-vanity': [corners['bathroom-2-basin'], rooms['bathroom-1']],
  'house-bed': [corners['kids-1-bed']],
  'play-tent': [corners['kids-1-tent'], rooms['kids-1']],
  'toy-blocks-set': [rooms['kids-1']],
}

/** The piece's own pictures first, then other views, then the rooms it stands in. */
export function withMorePictures(product: SeedProduct): SeedProduct {
  const more = [views, inRooms]
  return { ...product, pictures: [...product.pictures, ...more.flatMap((pictures) => pictures[product.key] ?? [])] }
}
