import type { Context } from '../api/src/context.ts'
import { renewSetupCode } from '../api/src/features/setup/setup-service.ts'
import { setupPath } from '../contract/src/storefront-paths.ts'

/** Prints the address at which an empty shop is set up. */
export async function sayWhenEmpty(context: Context): Promise<void> {
  if (await context.isSetUp()) return
  const code = await renewSetupCode(context)
  console.log(`
This shop is empty. Set it up at its address:

  ${context.config.publicUrl}${setupPath}#${code}
  Code   ${code}

The code serves once, until the next start. Give it only to the owner.
(\`npm run seed\` fills in the demo company instead.)
`)
}
