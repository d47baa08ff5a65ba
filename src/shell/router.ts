import { nextTick } from 'vue';
import {
  createRouter,
  createWebHistory,
  START_LOCATION,
  type Router,
  type RouteRecordRaw,
  type RouterHistory,
} from 'vue-router';
import { GAME_ID } from '#shared/plugin/gameId.ts';
import MenuPage from './MenuPage.vue';
import NotFoundPage from './NotFoundPage.vue';
import { fadeBetweenPages } from './viewTransition.ts';

/**
 * The arcade's addresses, which stand first. A game's own page is at `/<game>`: what no game can therefore be called is
 * listed beside the registry (ARCADE_ADDRESSES).
 */
export const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'menu', component: MenuPage },
  { path: '/index.html', redirect: '/' },
  { path: '/settings', name: 'settings', component: () => import('./SettingsPage.vue') },
  { path: '/history', name: 'history', component: () => import('./HistoryPage.vue') },
  { path: '/lists', name: 'lists', component: () => import('./WordListsPage.vue') },
  { path: '/help/:game?', name: 'help', component: () => import('./HelpPage.vue'), props: true },
  { path: '/about', name: 'about', component: () => import('./AboutPage.vue') },
  {
    path: '/match/:id',
    name: 'match',
    component: () => import('#src/table/MatchPage.vue'),
    props: true,
  },
  {
    path: '/inspect/:id?',
    name: 'inspect',
    component: () => import('#src/inspector/InspectPage.vue'),
    props: true,
  },
  { path: '/replay/:id?', name: 'replay', component: () => import('#src/watch/ReplayPage.vue'), props: true },
  { path: '/join', name: 'join', component: () => import('#src/online/pages/JoinPage.vue') },
  {
    path: '/t/:code',
    name: 'table',
    component: () => import('#src/online/pages/TablePage.vue'),
    props: true,
  },
  // The shape of a plugin's id: whatever else is typed here names no game.
  { path: `/:game(${GAME_ID})`, name: 'game', component: () => import('./GamePage.vue'), props: true },
  { path: `/:game(${GAME_ID})/new`, name: 'setUp', component: () => import('./SetUpPage.vue'), props: true },
  {
    path: `/:game(${GAME_ID})/host`,
    name: 'host',
    component: () => import('#src/online/pages/HostPage.vue'),
    props: true,
  },
  { path: `/:game(${GAME_ID})/kept`, name: 'kept', component: () => import('./KeptPage.vue'), props: true },
  {
    path: `/:game(${GAME_ID})/daily`,
    name: 'daily',
    component: () => import('./DailyPage.vue'),
    props: true,
  },
  // A day as people would guess its address; what is no day gets its sentence there.
  {
    path: `/:game(${GAME_ID})/daily/:day`,
    redirect: ({ params: { game = '', day = '' } }) => ({ path: `/${String(game)}/daily`, query: { day } }),
  },
  // What a game calls its own pages; each is told from the next by its address.
  {
    path: `/:game(${GAME_ID})/:page(${GAME_ID})`,
    name: 'page',
    component: () => import('./PluginPageDoor.vue'),
    props: true,
  },
  { path: '/:rest(.*)*', name: 'notFound', component: NotFoundPage },
];

/** The arcade's addresses under a base path. A change of page moves the focus to its heading. */
export function createArcadeRouter(base: string, history: RouterHistory = createWebHistory(base)): Router {
  const router = createRouter({
    history,
    routes: [...routes],
    scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  });
  fadeBetweenPages(router);
  router.afterEach((to, from, failure) => {
    if (failure !== undefined || from === START_LOCATION || to.path === from.path) return;
    void nextTick(() => {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    });
  });
  return router;
}
