/** The handbook in a language, by `admin/vite/handbook.ts`. */
declare module 'virtual:handbook/*' {
  export const groups: import('./book.ts').BookGroup[]
}
