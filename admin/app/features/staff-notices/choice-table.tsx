import { Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { Choices } from './use-notices.ts'

type Kinds = Choices['kinds']
const ways = ['bell', 'mail'] as const

/** Each kind that one may see, and the ways to hear of it. */
export function ChoiceTable({ kinds, onChange }: { kinds: Kinds; onChange: (kinds: Kinds) => void }) {
  const t = useTranslate()
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('staffNotices.kind')}</TableCell>
          {ways.map((way) => (
            <TableCell align="center" key={way}>
              {t(`staffNotices.way.${way}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {kinds.map((choice) => {
          const name = t(`staffNotices.kinds.${choice.kind}`)
          const set = (change: Partial<Kinds[number]>) =>
            onChange(kinds.map((one) => (one.kind === choice.kind ? { ...one, ...change } : one)))
          return (
            <TableRow key={choice.kind}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {ways.map((way) => (
                <TableCell align="center" key={way} padding="none">
                  <Checkbox
                    checked={choice[way]}
                    onChange={(_, isTicked) => set({ [way]: isTicked })}
                    slotProps={{ input: { 'aria-label': `${name} · ${t(`staffNotices.way.${way}`)}` } }}
                  />
                </TableCell>
              ))}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
