import { CallError, type Call } from '@fitout/contract/client.ts'
import { rememberSession } from '../../shared/session/remembered-session.ts'
import { directCall, sessionOpen, signIn } from '../../shared/session/session.ts'

type Step = (call: Call) => Promise<unknown>

/**
 * Registers the present guest and signs in. False where one cannot come in by the new password: then the contact has
 * an account, whose owner has a message, and the guest stays one. Throws when the registration itself fails.
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
          // The guest's session may be over from here on, and what he had gone into the account.
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
