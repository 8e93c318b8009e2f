import { Box, Drawer, List } from '@mui/material'
import { useTranslate } from './i18n.ts'
import type { MenuEntry } from './manifest.ts'
import { PlaceLink } from './place-link.tsx'
import { SideGroup } from './side-group.tsx'
import { useOpenGroups, usePlaces } from './use-places.ts'

type SideProps = { entries: readonly MenuEntry[]; isNarrow: boolean; isOpen: boolean; onClose: () => void }

const [wide, slim] = [240, 55]

/** The menu: the first page, then the permitted entries in groups. A drawer over a narrow screen, otherwise beside it. */
export function Side({ entries, isNarrow, isOpen, onClose }: SideProps) {
  const t = useTranslate()
  const { first, groups } = usePlaces(entries)
  const { open, toggle } = useOpenGroups(groups)
  // Beside the screen it stays as it is.
  const onOpen = isNarrow ? onClose : undefined
  const places = (
    <List sx={{ width: isOpen ? wide : slim }}>
      {first.map((place) => (
        <PlaceLink isWide={isOpen} key={place.to} onOpen={onOpen} place={place} />
      ))}
      {groups.map((group) => (
        <SideGroup
          group={group}
          isOpen={open.includes(group.group)}
          isWide={isOpen}
          key={group.group}
          onOpen={onOpen}
          onToggle={() => toggle(group.group)}
        />
      ))}
    </List>
  )
  if (isNarrow) {
    return (
      <Drawer
        onClose={onClose}
        open={isOpen}
        slotProps={{ paper: { sx: { bgcolor: 'background.default', pt: '56px' } } }}
      >
        <Box aria-label={t('kit.places.title')} component="nav">
          {places}
        </Box>
      </Drawer>
    )
  }
  return (
    <Box
      aria-label={t('kit.places.title')}
      component="nav"
      sx={{
        flexShrink: 0,
        position: 'sticky',
        top: 48,
        height: 'calc(100vh - 48px)',
        overflow: 'hidden auto',
        scrollbarWidth: 'none',
      }}
    >
      {places}
    </Box>
  )
}
