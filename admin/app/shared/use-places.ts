import HomeIcon from '@mui/icons-material/DashboardOutlined'
import { useLocation } from 'react-router'
import { type MenuEntry, type MenuGroup, menuGroups } from './manifest.ts'
import { useIsForeman, useOneself } from './session.ts'
import { useShopLanguages } from './shop-languages.ts'
import { useMay } from './use-may.ts'
import { useStored } from './use-stored.ts'
import { sumOf, useWaits } from './use-waits.ts'

/** The dashboard, which belongs to no feature. Foremen start on their sites instead. */
const today = { icon: HomeIcon, name: 'kit.page.dashboard', to: '/' }

/** How many menu groups can be open: more would not fit a screen of 900 px. */
const openAtMost = 2

const inFoot = 4

export type Place = Pick<MenuEntry, 'icon' | 'name' | 'to'> & { count: number }
export type PlaceGroup = { group: MenuGroup; places: Place[]; count: number }

/** The menu of the role, in groups, with counts; and its daily entries for the bottom bar. */
export function usePlaces(entries: readonly MenuEntry[]) {
  const may = useMay()
  const isForeman = useIsForeman()
  const waits = useWaits()
  const isTranslated = useShopLanguages().length > 1
  const permitted = entries.filter(
    ({ permission, isOfTranslation }) => may(permission) && (isTranslated || !isOfTranslation),
  )
  const placeOf = (entry: MenuEntry): Place => ({ ...entry, count: sumOf(waits, entry.waits) })
  const first: Place[] = isForeman ? [] : [{ ...today, count: 0 }]
  const groups = menuGroups.flatMap((group): PlaceGroup[] => {
    const places = permitted.filter((entry) => (entry.group ?? 'settings') === group).map(placeOf)
    const count = places.reduce((sum, place) => sum + place.count, 0)
    return places.length > 0 ? [{ group, places, count }] : []
  })
  const daily = permitted
    .filter((entry) => entry.daily !== undefined)
    .toSorted((a, b) => (a.daily ?? 0) - (b.daily ?? 0))
    .map(placeOf)
  return { first, groups, daily: [...first, ...daily].slice(0, inFoot) }
}

/** The open menu groups, stored per person: the last opened ones, and that of the current screen. */
export function useOpenGroups(groups: readonly PlaceGroup[]) {
  const id = useOneself()?._id ?? ''
  const [opened, setOpened] = useStored<MenuGroup[]>(`fitout.places.${id}`, ['orders', 'works'])
  const { pathname } = useLocation()
  const here = groups.find(({ places }) => places.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`)))
  const [folded, setFolded] = useStored<string>(`fitout.folded.${id}`, '')
  const present = here && here.group !== folded ? [here.group] : []
  const open = [...new Set([...present, ...opened])].slice(0, openAtMost)
  function toggle(group: MenuGroup): void {
    const isOpen = open.includes(group)
    setFolded(isOpen && group === here?.group ? group : '')
    setOpened(isOpen ? open.filter((one) => one !== group) : [group, ...open.filter((one) => one !== group)])
  }
  return { open, toggle }
}
