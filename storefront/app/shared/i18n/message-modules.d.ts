/** Made by vite/message-modules.ts. */
declare module 'virtual:messages/*' {
  export const messages: object
}
