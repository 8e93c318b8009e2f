import { routeError } from '../../shared/page/route-error.ts'
import { ErrorPage } from './error-page.tsx'

const lost = routeError(404, '')

/** For addresses that used to exist; the same text as for an unknown address. */
export function NotFoundPage() {
  return <ErrorPage error={lost} />
}
