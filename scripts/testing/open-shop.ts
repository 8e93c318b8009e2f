import type { TestProject } from 'vitest/node'
import { type ClientAccount, openDemoShop, type StaffAccount } from './demo-shop.ts'
import { findBrowser } from './find-browser.ts'
import { openStaffSession, type StaffCookie } from './staff-session.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    browserPath: string
    /** Where the shop under test writes its mail. */
    shopDataDir: string
    staff: StaffAccount
    client: ClientAccount
    /** An owner's session shared by the journeys: a code signs in only once per half minute. */
    staffCookie: StaffCookie
  }
}

/** One production shop with the demo data for all journeys, in its own process as in production. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = await findBrowser()
  const shop = await openDemoShop()
  project.provide('shopUrl', shop.url)
  project.provide('browserPath', browserPath)
  project.provide('shopDataDir', shop.dataDir)
  project.provide('staff', shop.staff)
  project.provide('client', shop.client)
  project.provide('staffCookie', await openStaffSession(shop))
  return shop.stop
}
