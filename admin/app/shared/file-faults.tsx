import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'

export type Fault = { row: number; column: string; code: string; message: string; value: string }

/** Each cell that is wrong, where a spreadsheet shows it. */
export function FileFaults({ faults }: { faults: Fault[] }) {
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
