import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { isLocale, languageNames } from '@fitout/contract/locales.ts'
import { useTranslate } from './i18n.ts'
import { SideScroll } from './side-scroll.tsx'

export type Fault = { row: number; column: string; code: string; message: string; value: string }

/** Each invalid cell, by its position in a spreadsheet. */
export function FileFaults({ faults }: { faults: Fault[] }) {
  const t = useTranslate()

  /** The translated name of a file's column: `title_en` is a title, `stock_kwun-tong` the stock of a warehouse. */
  function nameOf(column: string): string {
    const [, name = column, part = ''] = /^((?:exported_)?stock|.+(?=_(?:zh|cn|en)$))_(.+)$/.exec(column) ?? []
    const words = [t(`productFile.columns.${name}`, { _: '' }), isLocale(part) ? languageNames[part] : part]
    return words[0] === '' ? '' : words.filter(Boolean).join(' · ')
  }
  return (
    <SideScroll sx={{ contain: 'inline-size' }} tabIndex={0}>
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
              <TableCell>
                {column}
                <Typography color="text.secondary" component="span" sx={{ display: 'block' }} variant="caption">
                  {nameOf(column)}
                </Typography>
              </TableCell>
              <TableCell>{message}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SideScroll>
  )
}
