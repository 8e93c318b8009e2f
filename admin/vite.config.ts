import { join } from 'node:path'
import { defineConfig } from 'vite'
import { compiledMessages, ofStaff } from '../ui/vite/compiled-messages.ts'
import { plainModelViewer } from '../ui/vite/plain-model-viewer.ts'
import { serviceWorker } from '../ui/vite/service-worker.ts'
import { slimContract } from '../ui/vite/slim-contract.ts'
import { handbook } from './vite/handbook.ts'

const libraries =
  /\/node_modules\/(?:react|react-dom|react-is|scheduler|react-router|cookie-es|@tanstack|@emotion|stylis|hoist-non-react-statics|use-intl|icu-minify|clsx|react-transition-group|@popperjs|@mui\/(?:system|utils|styled-engine|private-theming))\//
const seenAtOnce =
  /\/node_modules\/@mui\/material\/(?:styles|utils|transitions|colors|locale|internal|Alert|AppBar|Backdrop|Badge|Box|Button|ButtonBase|Card|CardContent|Chip|CircularProgress|Collapse|CssBaseline|Dialog|DialogActions|DialogContent|DialogContentText|DialogTitle|Divider|Drawer|Fade|Grow|IconButton|Link|List|ListItem|ListItemButton|ListItemIcon|ListItemText|ListSubheader|Menu|MenuItem|MenuList|Modal|Paper|Popover|Popper|Portal|Slide|Snackbar|SnackbarContent|Stack|SvgIcon|Toolbar|Tooltip|Typography|Zoom|useMediaQuery)\//

/** Small parts of the frame and of the first page. */
const ofFrame =
  /\/(?:admin\/app\/(?:back-office|features)|admin\/app\/shared\/(?:bar|beside-proof|confirm|counted|day-chart|foot|frame|guards|i18n|language-menu|loading|look|notices|place-(?:count|link|words)|query-client|screen|screen-fault|shop-languages|side|side-group|stock-pace|session|show-time|staff-call|theme|title|translator|unsaved|user-menu|use-(?:action|key|may|places|read|shop-constants|stored|today|waits)|visually-hidden|office-search\/(?:rows-by-key|use-shortcuts))|contract\/src\/(?:hong-kong-time|locales|money)|@mui\/icons-material\/(?:ExpandMore|LocalShipping|MenuBook)Outlined)\.(?:tsx?|m?js)$/

// What every screen needs is compressed together, and so are the calls, whose names are alike: of many small files each
// begins without what the others have said.
const groups = [
  { name: 'start', test: (id: string) => [libraries, seenAtOnce, ofFrame].some((one) => one.test(id)), priority: 1 },
  // Those of one screen alone come with it.
  { name: 'calls', test: /\/contract\/src\/(?!staff\/staff-devices\.).*\?calls$/ },
]

// Served by the shop's own server below /admin; see scripts/back-office.ts.
export default defineConfig({
  base: '/admin/',
  plugins: [
    // Forms of writings are made from their schemas; they come with those screens.
    slimContract({ wholeFor: /\/features\/writings\/writing-calls\.ts$/ }),
    compiledMessages(ofStaff),
    handbook(),
    serviceWorker(join(import.meta.dirname, 'push-worker/push-worker.ts'), 'push-worker.js'),
    // The back office has the same content security policy for its 3D preview.
    plainModelViewer(),
  ],
  // Each of these holds a context that must exist once.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
    // Messages are compiled while building, so that their parser is not sent to the browser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  build: {
    outDir: 'build',
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
