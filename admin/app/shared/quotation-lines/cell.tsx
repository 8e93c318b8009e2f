import { styled } from '@mui/material'

/** A plain spreadsheet-like cell, with a frame while focused. */
export const Cell = styled('input')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minWidth: 0,
  minHeight: 36,
  padding: '4px 8px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  '&[aria-invalid=true]': { borderColor: theme.palette.error.main },
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}))

export const ChoiceCell = styled('select')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minWidth: 0,
  minHeight: 36,
  padding: '4px 2px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
}))
