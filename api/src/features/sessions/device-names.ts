type Device = { browser: string | null; system: string | null; device: 'computer' | 'phone' | 'tablet' | 'unknown' }

// The first that fits names it: browsers put the names of older ones into their own.
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

/** What a person calls the device of a session; a hint, since a browser says of itself what it likes. */
export function deviceOf(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent))
  return {
    browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
    system: system?.[1] ?? null,
    device: system?.[2] ?? 'unknown',
  }
}

/** By what its owner will know a device again, in names that are the same in every language: `Safari · iOS`. */
export function deviceName(userAgent: string): string | undefined {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((name) => name !== null).join(' · ') || undefined
}
