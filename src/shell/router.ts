import { nextTick } from 'vue';
import {
  createRouter,
  createWebHistory,
  START_LOCATION,
  type Router,
  type RouteRecordRaw,
  type RouterHistory,
} from 'vue-router';
import MenuPage from './MenuPage.vue';
import NotFoundPage from './NotFoundPage.vue';
import SetUpPage from './SetUpPage.vue';

export const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'menu', component: MenuPage },
  {
    path: '/match/:id',
    name: 'match',
    component: () => import('#src/table/MatchPage.vue'),
    props: true,
  },
  { path: '/:game/new', name: 'setUp', component: SetUpPage, props: true },
  { path: '/:rest(.*)*', name: 'notFound', component: NotFoundPage },
];

/** The arcade's addresses under a base path. A change of page moves the focus to its heading. */
export function createArcadeRouter(base: string, history: RouterHistory = createWebHistory(base)): Router {
  const router = createRouter({ history, routes: [...routes] });
  router.afterEach((to, from, failure) => {
    if (failure !== undefined || from === START_LOCATION || to.path === from.path) return;
    void nextTick(() => {
      document.querySelector<HTMLElement>('h1')?.focus();
    });
  });
  return router;
}
