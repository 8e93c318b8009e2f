import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from '../ui/vite/compiled-messages.ts'
import { messageModules } from './vite/message-modules.ts'
import { limitedReload } from './vite/limited-reload.ts'
import { leanIcons } from '../ui/vite/lean-icons.ts'
import { plainModelViewer } from '../ui/vite/plain-model-viewer.ts'
import { assetsBeside } from '../ui/vite/assets-beside.ts'
import { serviceWorker } from '../ui/vite/service-worker.ts'
import { slimContract } from '../ui/vite/slim-contract.ts'

const react = /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie-es)\//
// What every page needs: its frame, and the cards that most have.
const start = /\/app\/(?:entry\.client|root|layouts\/(?:chrome|standard|language-pages))\.tsx?$/
const frame =
  /\/app\/(?:features\/(?:errors|language|navigation)|shared\/(?:catalogue|figures|forms\/(?:draft|early)|guards|i18n|links|loading|network|page|session|text|toasts|wishlist))[/.-]/
// What most pages but the home page need.
const below =
  /\/(?:app\/(?:features\/errors\/not-found-page|shared\/(?:catalogue\/use-gallery-words|i18n\/(?:days|language-name)|links\/page-link|page\/(?:page-numbers|page-trail|use-has-scripts)|session\/checked-code|structured-data\/[\w-]+|text\/in-words))|ui\/src\/(?:breadcrumb|field|pagination))\.tsx?$/
const visitor =
  /\/(?:node_modules\/@tanstack|app\/shared\/api\/(?:visitor-)?queries|app\/features\/cart\/cart-state)[/.]/
const fields =
  /\/(?:app\/shared\/forms\/notice|ui\/src\/(?:date-field|disclosure|empty-state|progress-bar|quantity-stepper|radio-group|select-field|skeleton|text-field))\.tsx$/
// The fields of addresses and vouchers belong to the ordering screens.
const booking =
  /\/app\/shared\/(?:prices\/|booking\/(?!checkout-draft|delivery-info|place-fields|unit-field|voucher-field))/

// Modules that many pages need are loaded and compressed together: each of many small files would cost a phone a round trip, and
// starts without the context of the others. A module needed by two groups belongs to the first.
const groups = [
  { name: 'react', test: react, priority: 3 },
  { name: 'frame', test: (id: string) => (start.test(id) || frame.test(id)) && !below.test(id), priority: 2 },
  { name: 'below', test: below, priority: 1 },
  { name: 'visitor', test: visitor, priority: 0 },
  { name: 'fields', test: fields, priority: 0 },
  { name: 'booking', test: booking, priority: 0 },
]

export default defineConfig(({ command }) => ({
  plugins: [
    slimContract(),
    messageModules(),
    compiledMessages(),
    limitedReload(),
    plainModelViewer(),
    leanIcons(),
    serviceWorker(join(import.meta.dirname, 'service-worker/service-worker.ts'), 'service-worker.js'),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: {
    alias: [{ find: 'use-intl', replacement: join(import.meta.dirname, 'app/shared/i18n/translations.ts') }],
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  // Discovered before the first page is requested, not while it is shown.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'], exclude: ['@google/model-viewer'] },
  ssr: {
    // One bundle in production, so that React is its production build whatever the environment says; see `define`.
    noExternal: command === 'build' ? true : [/^@fitout\//],
  },
  experimental: { renderBuiltUrl: assetsBeside(/\.js$/) },
  build: { target: 'es2023', sourcemap: false, cssMinify: 'lightningcss' as const },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {} },
  },
}))
