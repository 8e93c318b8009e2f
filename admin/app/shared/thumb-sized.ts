/** Small buttons in a row, which on a phone are pressed with a thumb. */
export const thumbSized = {
  '& .MuiIconButton-root': { minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } },
} as const
