/** When what was refused may be sent once more. */
export const tryAgain = {
  seconds: '{count, number} 秒後可再試。',
  minutes: '約 {count, number} 分鐘後可再試。',
} as const
