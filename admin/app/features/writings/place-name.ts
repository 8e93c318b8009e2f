import { placeWords } from '../../shared/place-words.ts'
import { useFieldLabel } from './form-place.tsx'

/** The label of the field at a dotted path; the picture of the whole is its cover. */
export function usePlaceName(): (path: string) => string {
  const label = useFieldLabel()
  return (path) => placeWords(path.replace(/^picture(?=\.|$)/, 'cover'), label)
}
