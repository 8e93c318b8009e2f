import { Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { isAllowed, type StaffPermission, staffPermissions, staffRoles } from '@fitout/contract/staff/permissions.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { SideScroll } from '../../shared/side-scroll.tsx'
import { type Area, groupedRights } from '../../shared/right-groups.ts'

const groups = groupedRights(Object.keys(staffPermissions) as StaffPermission[])

/** The permissions of each role, from the table that the server also uses. */
export function RoleTable() {
  const t = useTranslate()
  return (
    <Card component="section" sx={{ mt: 2 }}>
      <CardContent>
        <Typography component="h2" gutterBottom variant="h6">
          {t('roleTable.title')}
        </Typography>
        <Typography color="text.secondary" gutterBottom variant="body2">
          {t('roleTable.lead')}
        </Typography>
        <SideScroll sx={{ contain: 'inline-size' }} tabIndex={0}>
          <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell scope="col">{t('roleTable.permission')}</TableCell>
                {staffRoles.map((role) => (
                  <TableCell align="center" key={role} scope="col" sx={{ whiteSpace: 'nowrap' }}>
                    {t(`roles.${role}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {groups.map(({ area, rights }) => (
                <Group area={area} key={area} rights={rights} />
              ))}
            </TableBody>
          </Table>
        </SideScroll>
      </CardContent>
    </Card>
  )
}

/** The permissions of an area below its name. */
function Group({ area, rights }: { area: Area; rights: readonly StaffPermission[] }) {
  const t = useTranslate()
  return (
    <>
      <TableRow>
        <TableCell colSpan={staffRoles.length + 1} component="th" scope="rowgroup" sx={{ pt: 2, fontWeight: 600 }}>
          {t(`kit.places.${area}`)}
        </TableCell>
      </TableRow>
      {rights.map((right) => (
        <TableRow key={right}>
          <TableCell component="th" scope="row" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {t(`permissions.${right}`)}
          </TableCell>
          {staffRoles.map((role) => (
            <TableCell align="center" aria-label={t(`roleTable.${isAllowed(role, right) ? 'yes' : 'no'}`)} key={role}>
              {isAllowed(role, right) ? '✓' : '–'}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </>
  )
}
