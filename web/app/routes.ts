import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('public/public-layout.tsx', [
    index('public/home-page.tsx', { id: 'home-tr' }),
    route('en', 'public/home-page.tsx', { id: 'home-en' }),
    route('404', 'public/not-found-page.tsx', { id: 'not-found' }),
    route('*', 'public/not-found-page.tsx'),
  ]),
  layout('shell/app-layout.tsx', [
    route('login', 'auth/login-alias.tsx'),
    route('auth/login', 'auth/login-page.tsx'),
    route('unauthorized', 'auth/unauthorized-page.tsx'),
    layout('learner/learner-layout.tsx', [
      ...prefix('learner', [
        index('learner/learner-home-page.tsx'),
        route('dashboard', 'learner/learner-dashboard-alias.tsx'),
      ]),
    ]),
    layout('coach/coach-layout.tsx', [...prefix('coach', [index('coach/coach-home-page.tsx')])]),
    layout('admin/admin-layout.tsx', [
      ...prefix('admin', [index('admin/admin-home-page.tsx'), route('users', 'admin/users/users-page.tsx')]),
    ]),
  ]),
] satisfies RouteConfig
