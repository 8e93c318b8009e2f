type Device = { browser: string | null; system: string | null; device: 'computer' | 'phone' | 'tablet' | 'unknown' }

// The first match wins: browsers include the names of older ones in their own.
const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: [RegExp, string, Device['device']][] = [
  [/iPad/, 'iPadOS', 'tablet'],
  [/iPhone|iPod/, 'iOS', 'phone'],
  [/Android.*Mobile/, 'Android', 'phone'],
  [/Android/, 'Android', 'tablet'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS', 'phone'],
  [/Windows NT/, 'Windows', 'computer'],
  [/Macintosh|Mac OS X/, 'macOS', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
]

/** The device of a session. Only a hint, since browsers can claim anything. */
export function deviceOf(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent))
  return {
    browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
    system: system?.[1] ?? null,
    device: system?.[2] ?? 'unknown',
  }
}

/** The name by which owners recognise a device, equal in all languages: `Safari · iOS`. */
export function deviceName(userAgent: string): string | undefined {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((name) => name !== null).join(' · ') || undefined
}
