import { maximumQuantity } from '@fitout/contract/limits.ts'
import { Box, Button, FormHelperText, Stack, TextField } from '@mui/material'
import { AddButton } from '../../../shared/add-button.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { NumberField } from '../../../shared/number-field.tsx'
import { PiecePicker } from '../../../shared/piece-picker.tsx'
import { CustomLinesPart } from './custom-lines-part.tsx'
import type { DraftProps } from './draft.ts'
import { SlotChoice } from './slot-choice.tsx'

/** The available units of each piece, as far as known. */
type LinesPartProps = DraftProps & {
  trial:
    | { lines: { product_variant_id: string; available_qty: number | null; kind: 'GOODS' | 'SERVICE' }[] }
    | undefined
  /** The times of services already booked, as text. */
  times?: ReadonlyMap<string, string>
}

/** The ordered pieces, with their available units. */
export function LinesPart({ draft, onChange, trial, times }: LinesPartProps) {
  const t = useTranslate()
  const { lines, customLines } = draft
  const set = (at: number, part: Partial<(typeof lines)[number]>) =>
    onChange({ lines: lines.map((line, index) => (index === at ? { ...line, ...part } : line)) })
  const tried = (variantId: string) => trial?.lines.find(({ product_variant_id: id }) => id === variantId)
  // A piece may stand on several lines.
  const wanted = (variantId: string) =>
    lines.reduce((sum, line) => sum + (line.variantId === variantId ? Number(line.qty) : 0), 0)
  return (
    <Stack spacing={2}>
      {lines.map(({ variantId, qty, slotId, title }, at) => {
        const left = tried(variantId)?.available_qty ?? null
        const fault = left !== null && left < wanted(variantId) ? t('orderDesk.onlyLeft', { count: left }) : ''
        return (
          <Box
            key={at}
            sx={{
              alignItems: 'start',
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr auto', sm: '1fr 6rem auto' },
            }}
          >
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
              {title === undefined ? (
                <PiecePicker
                  allowsHidden={false}
                  label={t('orderDesk.piece')}
                  onPick={(picked) => set(at, { variantId: picked, slotId: '' })}
                  variantId={variantId}
                />
              ) : (
                <TextField
                  fullWidth
                  label={t('orderDesk.customTitle')}
                  slotProps={{ htmlInput: { readOnly: true } }}
                  value={title}
                />
              )}
              {left !== null && (
                <FormHelperText error={fault !== ''}>{fault || t('orderDesk.left', { count: left })}</FormHelperText>
              )}
              {tried(variantId)?.kind === 'SERVICE' && (
                <SlotChoice
                  booked={times?.get(variantId)}
                  onPick={(picked) => set(at, { slotId: picked })}
                  slotId={slotId ?? ''}
                />
              )}
            </Box>
            <NumberField
              fault={fault}
              isRequired
              label={t('orderDesk.qty')}
              most={maximumQuantity}
              onChange={(units) => set(at, { qty: units })}
              value={qty}
            />
            <Button
              aria-label={`${t('orderDesk.remove')} ${at + 1}`}
              disabled={lines.length + customLines.length === 1}
              onClick={() => onChange({ lines: lines.filter((_, index) => index !== at) })}
              sx={{ mt: 2.75 }}
            >
              {t('orderDesk.remove')}
            </Button>
          </Box>
        )
      })}
      <AddButton
        onAdd={() => onChange({ lines: [...lines, { variantId: '', qty: '1' }] })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('offers.addPiece')}
      </AddButton>
      <CustomLinesPart draft={draft} onChange={onChange} />
    </Stack>
  )
}
