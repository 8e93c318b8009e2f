import { migrate, register } from '@fitout/contract/registration.ts'
import { checkVerificationCode, sendVerification, verify } from '@fitout/contract/verification-codes.ts'
import { route } from '../../http/route.ts'
import { checkCode, sendVerificationAgain, verifyByLink } from './verification-service.ts'
import { migrateGuest, registerMember } from './registration-service.ts'

const received = { data: { received: true as const } }

export const registrationRoutes = [
  route(register, async (call) => {
    await registerMember(call.context, call.body, call)
    return received
  }),
  route(migrate, async (call) => {
    await migrateGuest(call.context, call.body, call)
    return received
  }),
  route(checkVerificationCode, async ({ context, query, source }) => ({
    data: await checkCode(context, query.verification_code, source),
  })),
  route(verify, async ({ context, query, source }) => ({
    data: await verifyByLink(context, query.verification_code, source),
  })),
  route(sendVerification, async ({ context, session, body }) => ({
    data: { sent: await sendVerificationAgain(context, session.accountId, body.type) },
  })),
]
