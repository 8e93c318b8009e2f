/** Which colleagues look at the same thing. */
export const presence = {
  presence: {
    also: '{names}也打開了這一頁',
    since: '{name}（{time} 起）',
  },
} as const
