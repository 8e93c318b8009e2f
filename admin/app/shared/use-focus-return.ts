import { useEffect, useState } from 'react'
import { keepFocus } from './keep-focus.ts'

/**
 * Returns the focus when a dialog disappears whose button is gone: with another dialog that it followed, or with its row. Then it
 * goes to what is closest to that place.
 */
export function useFocusReturn(): void {
  // While rendering, before the dialog takes the focus.
  const [restore] = useState(keepFocus)
  useEffect(() => restore, [restore])
}
