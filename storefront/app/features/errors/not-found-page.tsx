import { routeError } from '../../shared/page/route-error.ts'
import { ErrorPage } from './error-page.tsx'

const lost = routeError(404, '')

/** Where addresses lead that once were right: the same words as for one that no screen has. */
export function NotFoundPage() {
  return <ErrorPage error={lost} />
}
