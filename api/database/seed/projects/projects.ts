import { hoManTinTable } from './ho-man-tin-table.ts'
import { kwunTong292 } from './kwun-tong-292.ts'
import { kwunTongStudio } from './kwun-tong-studio.ts'
import { midLevelsLibrary } from './mid-levels-library.ts'
import type { SeedProject } from './project-types.ts'
import { saiYingPunBrick } from './sai-ying-pun-brick.ts'
import { shaTinOak } from './sha-tin-oak.ts'
import { shamShuiPoCoffee } from './sham-shui-po-coffee.ts'
import { taiKooHarbourLight } from './tai-koo-harbour-light.ts'
import { taiPoVillageBath } from './tai-po-village-bath.ts'
import { tseungKwanOHouseBed } from './tseung-kwan-o-house-bed.ts'
import { tsuenWanQuietBed } from './tsuen-wan-quiet-bed.ts'
import { tuenMunFreshWalls } from './tuen-mun-fresh-walls.ts'

/** The first recommended most. The home page opens with the living room of Tai Koo, so its list begins elsewhere. */
export const projects: SeedProject[] = [
  saiYingPunBrick,
  shaTinOak,
  taiPoVillageBath,
  midLevelsLibrary,
  hoManTinTable,
  taiKooHarbourLight,
  kwunTong292,
  tseungKwanOHouseBed,
  shamShuiPoCoffee,
  tsuenWanQuietBed,
  tuenMunFreshWalls,
  kwunTongStudio,
]
