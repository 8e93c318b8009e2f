import type { createHashRouter } from 'react-router'

let path = ''

/** The path of the open screen, or of the one that is being opened; React renders it a moment later. */
export const destination = (): string => path

/** Called once with the router of the back office. */
export function followRouter(router: ReturnType<typeof createHashRouter>): void {
  path = router.state.location.pathname
  router.subscribe(({ location, navigation }) => {
    path = (navigation.location ?? location).pathname
  })
}
