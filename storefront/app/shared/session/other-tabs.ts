import { rememberedSession, sessionKey } from './remembered-session.ts'
import { refreshUser, sessionStore } from './session.ts'

/** Detects sign-in and sign-out in another tab: when it happens, and when this tab is shown again. */
export function watchOtherTabs(): () => void {
  function compare(): void {
    const state = sessionStore.read()
    const remembered = rememberedSession()
    if (document.visibilityState === 'hidden' || state.phase !== 'open' || !remembered) return
    if (remembered.registered !== state.user.registered) void refreshUser().catch(() => undefined)
  }

  function hear({ key, oldValue, newValue }: StorageEvent): void {
    if (key !== sessionKey || isMember(oldValue) === isMember(newValue)) return
    void refreshUser().catch(() => undefined)
  }

  window.addEventListener('storage', hear)
  document.addEventListener('visibilitychange', compare)
  return () => {
    window.removeEventListener('storage', hear)
    document.removeEventListener('visibilitychange', compare)
  }
}

function isMember(value: string | null): boolean {
  return value?.includes('"registered":true') ?? false
}
