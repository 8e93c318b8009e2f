import type { Context } from '../../../src/context.ts'
import { transaction } from '../../../src/database/database.ts'
import { newId } from '../../../src/database/new-id.ts'
import {
  findProvedAccount,
  putProvedContact,
  writeMember,
} from '../../../src/features/accounts/account-credentials-service.ts'
import { emailContact } from '../../../src/features/contacts/contacts-service.ts'
import { demoPassword } from '../../../src/features/staff/demo-owner.ts'

export type DemoMember = { accountId: string; name: string; email: string; password: string }

const demoPeople = {
  client: { name: 'Demo client', email: 'client@fitout.example' },
  spouse: { name: 'Demo spouse', email: 'spouse@fitout.example' },
} as const

export async function findDemoMember(context: Context, who: keyof typeof demoPeople): Promise<DemoMember | undefined> {
  const accountId = await findProvedAccount(context.db, demoPeople[who].email)
  return accountId ? memberOf(context, who, accountId) : undefined
}

function memberOf(context: Context, who: keyof typeof demoPeople, accountId: string): DemoMember {
  return { accountId, ...demoPeople[who], password: demoPassword(context, who) }
}

/** A member with a confirmed email and a password derived from the shop's secret, like the demo owner's. */
export async function putDemoMember(context: Context, who: keyof typeof demoPeople): Promise<DemoMember> {
  const [id, now] = [newId(), context.clock.now()]
  const member = memberOf(context, who, id)
  const contact = emailContact(member.email)
  const passwordHash = await context.passwords.hash(member.password)
  await transaction(context.db, async (trx) => {
    await writeMember(trx, { id, contact, username: member.name, passwordHash, language: 'zh', now })
    await putProvedContact(trx, id, contact, now)
  })
  return member
}
