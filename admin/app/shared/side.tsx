import HomeIcon from '@mui/icons-material/DashboardOutlined'
import { Box, Drawer, ListItemIcon, ListItemText, MenuItem, MenuList, Tooltip } from '@mui/material'
import type { ComponentType } from 'react'
import { NavLink } from 'react-router'
import { useTranslate } from './i18n.ts'
import type { MenuEntry } from './manifest.ts'
import { useOneself } from './session.ts'
import { useMay } from './use-may.ts'

type SideProps = { entries: readonly MenuEntry[]; isNarrow: boolean; isOpen: boolean; onClose: () => void }

const [wide, slim] = [240, 55]

/** The menu: the first page, then what the role may open. A drawer over a narrow screen, else beside it. */
export function Side({ entries, isNarrow, isOpen, onClose }: SideProps) {
  const t = useTranslate()
  const may = useMay()
  const role = useOneself()?.role
  // Beside the screen it stays as it is.
  const onOpen = isNarrow ? onClose : undefined
  const places = (
    <MenuList sx={{ width: isOpen ? wide : slim }}>
      {role !== 'site' && (
        <Place icon={HomeIcon} isOpen={isOpen} name={t('kit.page.dashboard')} onOpen={onOpen} to="/" />
      )}
      {entries
        .filter(({ permission }) => may(permission))
        .map(({ icon, name, to }) => (
          <Place icon={icon} isOpen={isOpen} key={to} name={t(name)} onOpen={onOpen} to={to} />
        ))}
    </MenuList>
  )
  if (isNarrow) {
    return (
      <Drawer onClose={onClose} open={isOpen} slotProps={{ paper: { sx: { bgcolor: 'background.default', pt: 7 } } }}>
        {places}
      </Drawer>
    )
  }
  return (
    <Box
      component="nav"
      sx={{
        flexShrink: 0,
        position: 'sticky',
        top: (theme) => theme.spacing(6),
        height: (theme) => `calc(100vh - ${theme.spacing(6)})`,
        overflow: 'hidden auto',
        scrollbarWidth: 'none',
      }}
    >
      {places}
    </Box>
  )
}

type PlaceProps = { icon: ComponentType; name: string; to: string; isOpen: boolean; onOpen: (() => void) | undefined }

function Place({ icon: Icon, name, to, isOpen, onOpen }: PlaceProps) {
  return (
    <Tooltip placement="right" title={isOpen ? '' : name}>
      <MenuItem
        aria-label={name}
        component={NavLink}
        end={to === '/'}
        onClick={onOpen}
        sx={{ color: 'text.secondary', '&.active': { color: 'text.primary', bgcolor: 'action.selected' } }}
        to={to}
      >
        <ListItemIcon sx={{ color: 'inherit', '&&': { minWidth: 40 } }}>
          <Icon />
        </ListItemIcon>
        {isOpen && <ListItemText slotProps={{ primary: { noWrap: true } }}>{name}</ListItemText>}
      </MenuItem>
    </Tooltip>
  )
}
