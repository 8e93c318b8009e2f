import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ImportReport } from './product-file-page.tsx'

/** Each cell that is wrong, where a spreadsheet shows it. */
export function FileFaults({ faults }: { faults: ImportReport['faults'] }) {
  const t = useTranslate()
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('productFile.row')}</TableCell>
            <TableCell>{t('productFile.column')}</TableCell>
            <TableCell>{t('productFile.fault')}</TableCell>
            <TableCell>{t('productFile.value')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.map(({ row, column, code, message, value }) => (
            <TableRow key={`${row} ${column} ${code}`}>
              <TableCell>{row}</TableCell>
              <TableCell>{column}</TableCell>
              <TableCell>{message}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
