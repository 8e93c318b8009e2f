import { tokenPermissions } from '@fitout/contract/staff/api-tokens.ts'
import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { groupedRights } from '../../shared/right-groups.ts'

type RightBoxesProps<Right> = { ticked: readonly Right[]; onChange: (ticked: Right[]) => void }

const sentence = { sx: { display: 'block', '&::first-letter': { textTransform: 'uppercase' } } } as const
const groups = groupedRights(tokenPermissions)

/** The permissions of a token, by area; a box at the head of each area ticks them all. */
export function RightBoxes<Right extends StaffPermission>({ ticked, onChange }: RightBoxesProps<Right>) {
  const t = useTranslate()
  const set = (rights: readonly StaffPermission[], isTicked: boolean) => {
    const others = ticked.filter((one) => !rights.includes(one))
    onChange(isTicked ? [...others, ...(rights as readonly Right[])] : others)
  }
  const isTicked = (right: StaffPermission) => ticked.some((one) => one === right)
  return groups.map(({ area, rights }) => {
    const count = rights.filter(isTicked).length
    return (
      <FormControl component="fieldset" key={area}>
        <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {t(`kit.places.${area}`)}
        </FormLabel>
        <FormControlLabel
          control={
            <Checkbox
              checked={count === rights.length}
              indeterminate={count > 0 && count < rights.length}
              onChange={(_, isAll) => set(rights, isAll)}
              slotProps={{ input: { 'aria-label': t('apiTokens.all', { area: t(`kit.places.${area}`) }) } }}
            />
          }
          label={t('kit.views.all')}
        />
        <FormGroup sx={{ pl: 3 }}>
          {rights.map((right) => (
            <FormControlLabel
              control={<Checkbox checked={isTicked(right)} onChange={(_, isOn) => set([right], isOn)} />}
              key={right}
              label={t(`permissions.${right}`)}
              slotProps={{ typography: sentence }}
            />
          ))}
        </FormGroup>
      </FormControl>
    )
  })
}
