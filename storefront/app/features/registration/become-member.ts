import { CallError, type Call } from '@fitout/contract/client.ts'
import { rememberSession } from '../../shared/session/remembered-session.ts'
import { directCall, sessionOpen, signIn } from '../../shared/session/session.ts'

type Step = (call: Call) => Promise<unknown>

/**
 * Registers the current guest and signs in. False if the new password does not work: then the contact already has an
 * account, its owner is notified, and the visitor stays a guest. Throws if the registration itself fails.
 */
export async function becomeMember(register: Step, comeIn: Step): Promise<boolean> {
  await sessionOpen()
  const attempt = async () => {
    let isRegistered = false
    try {
      await signIn(
        async () => {
          await register(directCall)
          isRegistered = true
          // From here on the guest session may have ended, and its data been merged into the account.
          rememberSession({ registered: true })
          await comeIn(directCall)
        },
        { mayEndGuest: true },
      )
      return true
    } catch (error) {
      if (isRegistered) return false
      throw error
    }
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof CallError) || error.problem.code !== 'no-session') throw error
    return attempt()
  }
}
