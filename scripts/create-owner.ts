import { email as emailSchema, line } from '../contract/src/wire.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { createOwner } from '../api/src/features/staff/staff-service.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note } from './progress.ts'

const usage = 'npm run create-owner -- owner@studio.example "Chan Tai Man"'

/** `npm run create-owner -- email name`: creates the first owner of a shop, or restores access for one who is locked out. */
await runCommand(async (lifetime) => {
  const [email, name] = process.argv.slice(2)
  if (!emailSchema.safeParse(email).success) throw new PlainError(`An email is needed: ${usage}`)
  if (!line(100, 1).safeParse(name).success) throw new PlainError(`A name is needed: ${usage}`)
  const database = await lifetime.own(openShopDatabase(readConfig(process.env), { mayShare: true, onProgress: note }))
  await migrate(directUrl(database.config))
  const context = await lifetime.own(createContext(database.config))
  const owner = await createOwner(context, name ?? '', email ?? '')
  console.log(`
${owner.name} is an owner of the shop.
  Back office      ${database.config.publicUrl}/admin
  Email            ${owner.email}
  First password   ${owner.first_password}

The first sign-in sets up an authenticator. Change the password after it.
`)
})
