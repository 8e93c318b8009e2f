import { Admin, CustomRoutes, type LayoutProps, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { besideProof, menu, readers, resources, screens } from './features.ts'
import { DashboardPage } from './features/dashboard/dashboard-page.tsx'
import { SignInPage } from './features/session/sign-in-page.tsx'
import { createAuthProvider } from './shared/auth-provider.ts'
import { BesideProofContext } from './shared/beside-proof.tsx'
import { createDataProvider } from './shared/data-provider.ts'
import { Frame } from './shared/frame.tsx'
import { i18nProvider, title } from './shared/i18n-provider.ts'
import { Notice } from './shared/notice.tsx'
import { Places } from './shared/places.tsx'
import { queryClient } from './shared/query-client.ts'
import { theme } from './shared/theme.ts'

const authProvider = createAuthProvider(new Map(resources.map(({ name, permission }) => [name, permission])))
const dataProvider = createDataProvider(readers)

const Menu = () => <Places entries={menu} />
const FrameWithMenu = ({ children }: LayoutProps) => <Frame menu={Menu}>{children}</Frame>

/** The studio's side of the shop; its lists, screens and menu come from the features' manifests. */
export function BackOffice() {
  return (
    <BesideProofContext value={besideProof}>
      <Admin
        authProvider={authProvider}
        darkTheme={null}
        dashboard={DashboardPage}
        dataProvider={dataProvider}
        disableTelemetry
        i18nProvider={i18nProvider}
        layout={FrameWithMenu}
        loginPage={SignInPage}
        queryClient={queryClient}
        notification={Notice}
        requireAuth
        theme={theme}
        title={title()}
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          {screens.map(([path, Screen]) => (
            <Route element={<Screen />} key={path} path={path} />
          ))}
        </CustomRoutes>
      </Admin>
    </BesideProofContext>
  )
}
