import { Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { useDeviceWords } from './device-words.ts'
import type { Choices } from './use-notices.ts'

type Kinds = Choices['kinds']
const ways = ['bell', 'mail', 'push'] as const

/** Each kind of notice that the user may see, with its channels. */
export function ChoiceTable({ kinds, onChange }: { kinds: Kinds; onChange: (kinds: Kinds) => void }) {
  const t = useTranslate()
  const texts = useDeviceWords()
  const nameOf = (way: (typeof ways)[number]) => (way === 'push' ? texts.way : t(`staffNotices.way.${way}`))
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('staffNotices.kind')}</TableCell>
          {ways.map((way) => (
            <TableCell align="center" key={way}>
              {nameOf(way)}
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
                    slotProps={{ input: { 'aria-label': `${name} · ${nameOf(way)}` } }}
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
