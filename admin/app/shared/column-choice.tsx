import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { Button, Checkbox, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from './i18n.ts'
import type { Column } from './rows.tsx'
import { useOneself } from './session.ts'
import { useStored } from './use-stored.ts'

/** The columns that this person has chosen to see. The first, which names the row, is always shown. */
export function useChosenColumns<Row>(columns: readonly Column<Row>[]) {
  const { pathname } = useLocation()
  const id = useOneself()?._id ?? ''
  const usual = columns.flatMap(({ isExtra }, at) => (isExtra ? [] : [at]))
  // Stored by position, which is the same in each language; a release with more columns resets the choice.
  const [chosen, setChosen] = useStored(`fitout.columns.${id}.${pathname}.${columns.length}`, usual)
  const isChosen = (at: number) => at === 0 || chosen.includes(at)
  return {
    shown: columns.filter((_, at) => isChosen(at)),
    isChosen,
    toggle: (at: number) => setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at]),
  }
}

type ColumnChoiceProps<Row> = {
  columns: readonly Column<Row>[]
  isChosen: (at: number) => boolean
  onToggle: (at: number) => void
}

export function ColumnChoice<Row>({ columns, isChosen, onToggle }: ColumnChoiceProps<Row>) {
  const t = useTranslate()
  const [button, setButton] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        aria-haspopup
        color="secondary"
        onClick={(event) => setButton(event.currentTarget)}
        size="small"
        startIcon={<ColumnsIcon />}
      >
        {t('kit.columns.choose')}
      </Button>
      <Menu anchorEl={button} onClose={() => setButton(null)} open={button !== null}>
        {columns.map(({ label }, at) =>
          at === 0 ? null : (
            <MenuItem
              aria-checked={isChosen(at)}
              dense
              key={label}
              onClick={() => onToggle(at)}
              role="menuitemcheckbox"
              sx={{ pl: 1 }}
            >
              <Checkbox checked={isChosen(at)} component="span" inert size="small" />
              {label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  )
}
