/** The staff messages of a language, by `admin/vite/staff-words.ts`. */
declare module 'virtual:words/*' {
  export const words: import('@fitout/contract/configuration.ts').MessageTree
}
