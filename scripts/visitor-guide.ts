import { join } from 'node:path'
import type { Config } from '../api/src/config.ts'
import type { DemoPeople } from './seeding.ts'

/** Printed on the terminal when the demo is open. */
export function visitorGuide(
  { publicUrl, dataDir, smtpUrl, databaseUrl }: Config,
  { owner, client }: DemoPeople,
): string {
  const mail = smtpUrl ? 'by the mail server of SMTP_URL' : `as files in ${join(dataDir, 'mail')}`
  return `
The shop is open:
  繁體中文   ${publicUrl}/
  简体中文   ${publicUrl}/cn
  English    ${publicUrl}/en
  API        ${publicUrl}/api/docs

To try: choose a piece or a service, put it on the booking form, check out by bank transfer, FPS or PayMe,
upload any picture as payment proof, and follow the order with its number and your email.

A client's side: ${publicUrl}/account/projects
  Sign in as ${client.email} with ${client.password}

The studio's side: ${publicUrl}/admin
  Email      ${owner.email}
  Password   ${owner.password}
  Code       ${owner.recoveryCode} (serves once; each start prints a new one)
             or add ${owner.secret} to an authenticator

Mail goes out ${mail}.
The data is in ${databaseUrl ? 'the database of DATABASE_URL, pictures in ' : ''}${dataDir}. Stop with Ctrl-C.
`
}
