import { LoginPage } from '../features/auth/login-page.tsx'
import { PasskeySignIn } from '../features/passkeys/passkey-sign-in.tsx'

export default function LoginPhone() {
  return <LoginPage type="PHONE" otherWay={<PasskeySignIn />} />
}
