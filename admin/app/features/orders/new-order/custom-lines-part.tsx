import { maximumQuantity } from '@fitout/contract/limits.ts'
import { Box, Button, Stack, TextField } from '@mui/material'
import { customPriceAtMost, customTitleCharacters } from '@fitout/contract/staff/staff-order-lines.ts'
import { AddButton } from '../../../shared/add-button.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { NumberField } from '../../../shared/number-field.tsx'
import type { DraftProps } from './draft.ts'

/** Custom lines, with title and agreed price entered by staff. */
export function CustomLinesPart({ draft: { lines, customLines }, onChange }: DraftProps) {
  const t = useTranslate()
  const set = (at: number, part: Partial<(typeof customLines)[number]>) =>
    onChange({ customLines: customLines.map((line, index) => (index === at ? { ...line, ...part } : line)) })
  return (
    <Stack spacing={2}>
      {customLines.map(({ title, qty, price }, at) => (
        <Box
          key={at}
          sx={{
            alignItems: 'start',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr 1fr auto', sm: '1fr 6rem 8rem auto' },
          }}
        >
          <TextField
            helperText={t('orderDesk.customHint')}
            label={t('orderDesk.customTitle')}
            onChange={({ target }) => set(at, { title: target.value })}
            required
            slotProps={{ htmlInput: { maxLength: customTitleCharacters } }}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            value={title}
          />
          <NumberField
            isRequired
            label={t('orderDesk.qty')}
            most={maximumQuantity}
            onChange={(units) => set(at, { qty: units })}
            value={qty}
          />
          <NumberField
            isRequired
            label={t('orderDesk.customPrice')}
            least={0}
            most={customPriceAtMost}
            onChange={(each) => set(at, { price: each })}
            step={0.01}
            value={price}
          />
          <Button
            aria-label={`${t('orderDesk.remove')} ${title}`}
            onClick={() => onChange({ customLines: customLines.filter((_, index) => index !== at) })}
            sx={{ mt: 2.75 }}
          >
            {t('orderDesk.remove')}
          </Button>
        </Box>
      ))}
      <AddButton
        onAdd={() =>
          onChange({
            // A row without a selected piece does not block.
            lines: lines.filter(({ variantId }) => variantId),
            customLines: [...customLines, { title: '', qty: '1', price: '' }],
          })
        }
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('orderDesk.addCustom')}
      </AddButton>
    </Stack>
  )
}
