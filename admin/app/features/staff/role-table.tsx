import { Box, Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import {
  isAllowed,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
  staffRoles,
} from '@fitout/contract/staff/permissions.ts'
import { useTranslate } from '../../shared/i18n.ts'

const permissions = Object.keys(staffPermissions) as StaffPermission[]

/** What each role may do, from the one table that the server asks too. */
export function RoleTable() {
  const t = useTranslate()
  const mark = (role: StaffRole, permission: StaffPermission) => (isAllowed(role, permission) ? 'yes' : 'no')
  return (
    <Card component="section" sx={{ mt: 2 }}>
      <CardContent>
        <Typography component="h2" gutterBottom variant="h6">
          {t('roleTable.title')}
        </Typography>
        <Typography color="text.secondary" gutterBottom variant="body2">
          {t('roleTable.lead')}
        </Typography>
        <Box sx={{ overflowX: 'auto', contain: 'inline-size' }} tabIndex={0}>
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
              {permissions.map((permission) => (
                <TableRow key={permission}>
                  <TableCell component="th" scope="row" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
                    {t(`permissions.${permission}`)}
                  </TableCell>
                  {staffRoles.map((role) => (
                    <TableCell align="center" aria-label={t(`roleTable.${mark(role, permission)}`)} key={role}>
                      {mark(role, permission) === 'yes' ? '✓' : '–'}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </CardContent>
    </Card>
  )
}
