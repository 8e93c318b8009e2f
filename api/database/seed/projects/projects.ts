import { readData } from '../read-data.ts'
import { type SeedProject, seedProject } from './project-types.ts'

/** The most recommended first. The home page opens with the living room of Tai Koo, so its list begins elsewhere. */
const order = [
  'sai-ying-pun-brick',
  'sha-tin-oak',
  'tai-po-village-bath',
  'mid-levels-library',
  'ho-man-tin-table',
  'tai-koo-harbour-light',
  'kwun-tong-292',
  'tseung-kwan-o-house-bed',
  'sham-shui-po-coffee',
  'tsuen-wan-quiet-bed',
  'tuen-mun-fresh-walls',
  'kwun-tong-studio',
]

export const projects: SeedProject[] = order.map((key) => readData(`projects/${key}.json`, seedProject))
